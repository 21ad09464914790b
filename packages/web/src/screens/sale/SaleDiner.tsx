import { searchDiners } from "@cantina/domain/clients";
import { useSelector } from "@xstate/react";
import { useDeferredValue, useMemo, useState } from "react";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { dinerView } from "./diner-view.ts";
import { DinerSelector } from "./parts/DinerSelector.tsx";
import { useDiners } from "./use-diners.ts";

export function SaleDiner() {
  const { checkout } = useWorkplace();
  const diner = useSelector(checkout, ({ context }) => context.cart.diner);
  const diners = useDiners();
  const [query, setQuery] = useState("");
  const sought = useDeferredValue(query);
  const matches = useMemo(() => searchDiners(diners, sought), [diners, sought]);
  return (
    <DinerSelector
      diner={diner === null ? null : dinerView(diner)}
      query={query}
      onQueryChange={setQuery}
      matches={matches.map(dinerView)}
      onSelect={(chosen) => {
        const found = diners.find(({ commensal }) => commensal.id === chosen) ?? null;
        checkout.send({ type: "sale.dinerChosen", diner: found });
      }}
    />
  );
}
