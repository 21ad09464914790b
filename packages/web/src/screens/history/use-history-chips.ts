import type { Cafeteria } from "@cantina/domain/cafeteria";
import { useQuery } from "@tanstack/react-query";
import { historyDinersQuery, sellersQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { personName } from "../../texts/person-name.ts";
import { paymentName } from "../../texts/payment-names.ts";
import type { FilterChip } from "../../ui/FilterChips.tsx";
import { dateFieldText } from "../../ui/date-entry.ts";
import { type HistoryFilter, anything } from "./history-filter.ts";
import { dateKindNames, mediumNames, statusNames, typeNames } from "./history-texts.ts";

export interface ChipsOf {
  readonly filter: HistoryFilter;
  readonly cafeteria: Cafeteria;
  readonly onChange: (change: Partial<HistoryFilter>) => void;
}

/** What narrows the history, in the words of its fields; names that are not read yet come when they are. */
export function useHistoryChips({ filter, cafeteria, onChange }: ChipsOf): readonly FilterChip[] {
  const { sources } = useWorkplace();
  const { data: sellers = [] } = useQuery(sellersQuery(sources, filter.sellerId !== ""));
  const { data: diners = [] } = useQuery(historyDinersQuery(sources, filter.commensalId !== ""));
  const nameIn = (people: readonly (Parameters<typeof personName>[0] & { readonly id: string })[], id: string) => {
    const person = people.find((one) => one.id === id);
    return person === undefined ? "…" : personName(person);
  };
  const { dateKind, from, until, orderType, status, paymentMethod, originMedium, sellerId, commensalId } = filter;
  const chip = (label: string | null, change: Partial<HistoryFilter>): readonly FilterChip[] =>
    label === null ? [] : [{ label, onRemove: () => onChange(change) }];
  const named = (name: string, value: string | null): string | null => (value === null ? null : `${name}: ${value}`);
  return [
    ...chip(dateKind === anything.dateKind ? null : dateKindNames[dateKind], { dateKind: anything.dateKind }),
    ...chip(named("Desde", from && dateFieldText(from)), { from: null }),
    ...chip(named("Hasta", until && dateFieldText(until)), { until: null }),
    ...chip(named("Tipo", orderType === "" ? null : typeNames[orderType]), { orderType: "" }),
    ...chip(named("Estado", status === "" ? null : statusNames[status]), { status: "" }),
    ...chip(
      named("Método de pago", paymentMethod === "" ? null : paymentName(paymentMethod, cafeteria.customPaymentMethod)),
      { paymentMethod: "" },
    ),
    ...chip(named("Origen", originMedium === "" ? null : mediumNames[originMedium]), { originMedium: "" }),
    ...chip(named("Vendedor", sellerId === "" ? null : nameIn(sellers, sellerId)), { sellerId: "" }),
    ...chip(named("Comensal", commensalId === "" ? null : nameIn(diners, commensalId)), { commensalId: "" }),
    ...cafeteria.classes
      .filter(({ id }) => filter.classIds.includes(id))
      .flatMap(({ id, name }) =>
        chip(named("Clase", name), { classIds: filter.classIds.filter((classId) => classId !== id) }),
      ),
  ];
}
