import * as texts from "../texts/ui.ts";
import * as desk from "../texts/ui-desk.ts";
import { DinerCard, type DinerCardProps, type DinerView } from "./DinerCard.tsx";
import { DinerDetail } from "./DinerDetail.tsx";
import { PickField, type PickFieldProps } from "./PickField.tsx";

export interface PersonPickFieldProps
  extends Pick<PickFieldProps, "query" | "onQueryChange" | "answered">, Pick<DinerCardProps, "kind" | "hint"> {
  readonly label: string;
  readonly placeholder: string;
  readonly person: DinerView | null;
  /** Who matches `answered`; the first 30 are shown. */
  readonly matches: readonly DinerView[];
  /** That more match than are in `matches`. */
  readonly hasMore?: boolean;
  /** The way back to everybody, once somebody is chosen. */
  readonly nobodyText?: string;
  readonly error: string | undefined;
  readonly onPick: (personId: string | null) => void;
}

/** Specification §9. */
const mostShown = 30;
const nobodyId = "nobody";

function hintOf(count: number, hasMore: boolean): string | undefined {
  if (hasMore) return texts.moreMatch;
  return count > mostShown ? texts.someShown(mostShown, count) : undefined;
}

/** Somebody found by name, in every form and filter as at the till. */
export function PersonPickField(props: PersonPickFieldProps) {
  const { kind = "comensal", person, matches, hasMore = false, nobodyText, onPick, hint, ...field } = props;
  const found = matches
    .slice(0, mostShown)
    .map((match) => ({ id: match.id, label: match.name, detail: <DinerDetail diner={match} /> }));
  const canClear = nobodyText !== undefined && person !== null && field.query === "";
  return (
    <PickField
      {...field}
      searchLabel={desk.searchPerson(kind)}
      options={canClear ? [{ id: nobodyId, label: nobodyText }, ...found] : found}
      hint={hintOf(matches.length, hasMore)}
      emptyText={desk.nobodyFound(kind)}
      onPick={(id) => onPick(id === nobodyId ? null : id)}
      opener={(opener) => <DinerCard diner={person} kind={kind} hint={hint} {...opener} />}
    />
  );
}
