import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { AmountText } from "../../../ui/AmountText.tsx";
import { Combobox } from "../../../ui/Combobox.tsx";
import { DinerCard, type DinerView } from "./DinerCard.tsx";

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

const nobody = { id: "nobody", label: "Sin comensal" };

export function DinerSelector({ diner, query, onQueryChange, answered, matches, onSelect }: DinerSelectorProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasClosed, setWasClosed] = useState(false);

  function close(): void {
    setIsOpen(false);
    setWasClosed(true);
    onQueryChange("");
  }

  if (!isOpen) return <DinerCard diner={diner} hasFocus={wasClosed} onOpen={() => setIsOpen(true)} />;
  const found = matches
    .slice(0, 30)
    .map((match) => ({ id: match.id, label: match.name, detail: <DinerDetail diner={match} /> }));
  const canClear = diner !== null && query === "";
  return (
    <Box display="flex" alignItems="center" h="61px">
      <Combobox
        label="Buscar comensal"
        placeholder="Buscar comensal"
        query={query}
        onQueryChange={onQueryChange}
        answered={answered}
        options={canClear ? [nobody, ...found] : found}
        hint={
          matches.length > found.length
            ? `Se muestran ${found.length} de ${matches.length}. Siga escribiendo.`
            : undefined
        }
        emptyText="No se encontraron comensales"
        onClose={close}
        onSelect={(id) => {
          onSelect(id === nobody.id ? null : id);
          close();
        }}
      />
    </Box>
  );
}

function DinerDetail({ diner }: { readonly diner: DinerView }) {
  return (
    <Box flexShrink="0" textAlign="end" fontSize="12px" lineHeight="16px" color="fg.muted">
      <div>{diner.detail}</div>
      <AmountText
        as="div"
        amount={diner.balance}
        color={diner.balance < 0 ? "fg.error" : "brand.fg"}
        fontWeight="semibold"
      />
    </Box>
  );
}
