import type { Cafeteria } from "@cantina/domain/cafeteria";
import { formatMoney } from "@cantina/domain/kernel";
import type { HistoryEntry } from "@cantina/domain/transactions";
import { useQuery } from "@tanstack/react-query";
import { categoriesQuery, historyDinersQuery, sellersQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { originNames } from "../../texts/origin-names.ts";
import { personName } from "../../texts/person-name.ts";
import { paymentName } from "../../texts/payment-names.ts";
import * as texts from "../../texts/history.ts";
import * as words from "../../texts/words.ts";
import type { FilterChip } from "../../ui/FilterChips.tsx";
import { dateFieldText } from "../../ui/date-entry.ts";
import { momentText } from "../../ui/local-moment.ts";
import { type HistoryFilter, anything } from "./history-filter.ts";

export interface ChipsOf {
  readonly filter: HistoryFilter;
  readonly cafeteria: Cafeteria;
  /** What was found, which knows the names of what a report leads to. */
  readonly entries: readonly HistoryEntry[];
  readonly onChange: (change: Partial<HistoryFilter>) => void;
}

/** What narrows the history, in the words of its fields; names that are not read yet come when they are. */
export function useHistoryChips({ filter, cafeteria, entries, onChange }: ChipsOf): readonly FilterChip[] {
  const { sources } = useWorkplace();
  const { data: sellers = [] } = useQuery(sellersQuery(sources, filter.sellerId !== ""));
  const { data: diners = [] } = useQuery(historyDinersQuery(sources, filter.commensalId !== ""));
  const nameIn = (people: readonly (Parameters<typeof personName>[0] & { readonly id: string })[], id: string) => {
    const person = people.find((one) => one.id === id);
    return person === undefined ? words.notReadYet : personName(person);
  };
  const { data: categories = [] } = useQuery({ ...categoriesQuery(sources), enabled: filter.categoryId !== "" });
  const category = categories.find(({ id }) => id === filter.categoryId);
  const { withoutCommensal, buyerId, productId, genericName, unitPrice } = filter;
  const buyer = entries.find((entry) => entry.buyerId === buyerId)?.buyer;
  const product = entries.flatMap(({ orderItems }) => orderItems).find((item) => item.productId === productId);
  const { dateKind, from, until, orderType, status, paymentMethod, originMedium, sellerId, commensalId } = filter;
  const chip = (label: string | null, change: Partial<HistoryFilter>): readonly FilterChip[] =>
    label === null ? [] : [{ label, onRemove: () => onChange(change) }];
  const named = (name: string, value: string | null): string | null =>
    value === null ? null : words.narrowed(name, value);
  return [
    ...chip(dateKind === anything.dateKind ? null : texts.dateKindNames[dateKind], { dateKind: anything.dateKind }),
    ...chip(named(words.from, from && dateFieldText(from)), { from: null }),
    ...chip(named(words.until, until && dateFieldText(until)), { until: null }),
    ...chip(named(texts.type, orderType === "" ? null : texts.typeNames[orderType]), { orderType: "" }),
    ...chip(named(words.status, status === "" ? null : texts.statusNames[status]), { status: "" }),
    ...chip(
      named(
        texts.paymentMethod,
        paymentMethod === "" ? null : paymentName(paymentMethod, cafeteria.customPaymentMethod),
      ),
      { paymentMethod: "" },
    ),
    ...chip(named(words.origin, originMedium === "" ? null : originNames[originMedium]), { originMedium: "" }),
    ...chip(named(words.seller, sellerId === "" ? null : nameIn(sellers, sellerId)), { sellerId: "" }),
    ...chip(named(words.diner, commensalId === "" ? null : nameIn(diners, commensalId)), { commensalId: "" }),
    ...chip(withoutCommensal ? words.noDiner : null, { withoutCommensal: false }),
    ...chip(named(words.client, buyerId === "" ? null : (buyer?.name ?? words.notReadYet)), { buyerId: "" }),
    ...chip(named(texts.product, productId === "" ? null : (product?.name ?? words.notReadYet)), {
      productId: "",
      productVersion: 0,
      unitPrice: null,
    }),
    ...chip(named(texts.product, genericName === "" ? null : texts.genericItem(genericName)), {
      genericName: "",
      unitPrice: null,
    }),
    ...chip(named(texts.unitPrice, unitPrice === null ? null : formatMoney(unitPrice)), { unitPrice: null }),
    ...chip(named(words.category, filter.categoryId === "" ? null : (category?.name ?? words.notReadYet)), {
      categoryId: "",
    }),
    ...chip(named(texts.pickUpTime, filter.pickUpTime === "" ? null : filter.pickUpTime), { pickUpTime: "" }),
    ...chip(filter.passes === "" ? null : texts.passNames[filter.passes], { passes: "" }),
    ...chip(named(texts.before, filter.before === "" ? null : momentText(filter.before, cafeteria.timeZone)), {
      before: "",
    }),
    ...chip(filter.withoutReverted ? texts.withoutReverted : null, { withoutReverted: false }),
    ...chip(filter.asSold ? texts.asSold : null, { asSold: false }),
    ...chip(filter.withDiscount ? texts.withDiscount : null, { withDiscount: false }),
    ...chip(filter.withUnits ? texts.withUnits : null, { withUnits: false }),
    ...cafeteria.classes
      .filter(({ id }) => filter.classIds.includes(id))
      .flatMap(({ id, name }) =>
        chip(named(words.schoolClass, name), { classIds: filter.classIds.filter((classId) => classId !== id) }),
      ),
  ];
}
