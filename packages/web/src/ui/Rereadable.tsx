import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { Fragment, type ReactNode, useState } from "react";
import type { DialogProps } from "./DialogFrame.tsx";
import { tellUnread } from "./tell-unread.ts";
import { useOpener } from "./use-opener.ts";

/** What the frame of the form needs for it. */
export interface FormPlace extends Pick<DialogProps, "openedFrom"> {
  readonly onReread: () => void;
}

type Known = { readonly id: string } | null;

export interface RereadableProps<Thing extends Known, Read> extends Pick<DialogProps, "openedFrom"> {
  /** As it was when it was opened, whoever changes it meanwhile; null: a new one. */
  readonly known: Thing;
  /** Of the list that it stands in, or of what has that list. */
  readonly queryKey: QueryKey;
  /** Where the list is not all that is read. */
  readonly listIn?: ((read: Read) => readonly NonNullable<Thing>[]) | undefined;
  readonly children: (thing: Thing, place: FormPlace) => ReactNode;
}

/** A form that begins anew where it stands, with the thing as it is by now, once somebody asks for that. What can't be read anew leaves what was typed. FORM-05 */
export function Rereadable<Thing extends Known, Read>(props: RereadableProps<Thing, Read>) {
  const { known, queryKey, listIn, openedFrom, children } = props;
  const queries = useQueryClient();
  const opener = useOpener(true);
  const [shown, setShown] = useState({ thing: known, attempt: 0 });
  function listNow(): readonly NonNullable<Thing>[] | undefined {
    if (listIn === undefined) return queries.getQueryData<readonly NonNullable<Thing>[]>(queryKey);
    const read = queries.getQueryData<Read>(queryKey);
    return read && listIn(read);
  }
  async function reread(): Promise<void> {
    const readAt = () => queries.getQueryState(queryKey)?.dataUpdatedAt;
    const before = readAt();
    await queries.refetchQueries({ queryKey, exact: true });
    if (readAt() === before) {
      await tellUnread();
      return;
    }
    const anew = listNow()?.find(({ id }) => id === known?.id);
    setShown({ thing: anew ?? known, attempt: shown.attempt + 1 });
  }
  return (
    <Fragment key={shown.attempt}>
      {children(shown.thing, {
        openedFrom: shown.attempt === 0 ? openedFrom : (openedFrom ?? opener),
        onReread: () => void reread(),
      })}
    </Fragment>
  );
}
