import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import * as words from "../../../texts/words.ts";
import * as kit from "../../../texts/ui.ts";
import { Combobox } from "../../../ui/Combobox.tsx";
import { DinerCard, type DinerView } from "../../../ui/DinerCard.tsx";
import { DinerDetail } from "../../../ui/DinerDetail.tsx";
import { shortcutKeys } from "../../../texts/shortcuts.ts";
import * as texts from "../../../texts/sale.ts";

export interface DinerSelectorProps {
  readonly diner: DinerView | null;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** The query that the matches belong to, which may lag behind. */
  readonly answered: string;
  /** Who matches it; the first 30 are shown. */
  readonly matches: readonly DinerView[];
  /** null: nobody. */
  readonly onSelect: (dinerId: string | null) => void;
}

const nobody = { id: "nobody", label: words.noDiner };

export function DinerSelector({ diner, query, onQueryChange, answered, matches, onSelect }: DinerSelectorProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasClosed, setWasClosed] = useState(false);

  function close(): void {
    setIsOpen(false);
    setWasClosed(true);
    onQueryChange("");
  }

  if (!isOpen)
    return (
      <DinerCard
        isDiscreet
        diner={diner}
        hint={texts.chooseDinerHint}
        autoFocus={wasClosed}
        aria-keyshortcuts={shortcutKeys.diner}
        onClick={() => setIsOpen(true)}
      />
    );
  const found = matches
    .slice(0, 30)
    .map((match) => ({ id: match.id, label: match.name, detail: <DinerDetail isDiscreet diner={match} /> }));
  const canClear = diner !== null && query === "";
  return (
    <Box display="flex" alignItems="center" h="61px">
      <Combobox
        label={words.findDiner}
        placeholder={words.findDiner}
        query={query}
        onQueryChange={onQueryChange}
        answered={answered}
        options={canClear ? [nobody, ...found] : found}
        hint={matches.length > found.length ? kit.someShown(found.length, matches.length) : undefined}
        emptyText={words.noDinersFound}
        onClose={close}
        onSelect={(id) => {
          onSelect(id === nobody.id ? null : id);
          close();
        }}
      />
    </Box>
  );
}
