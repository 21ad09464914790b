import type { Cafeteria } from "@cantina/domain/cafeteria";
import { type ReportEntry, type ReportKind, withClasses, withOrigin } from "@cantina/domain/report-filters";
import { useQuery } from "@tanstack/react-query";
import { historyDinersQuery, sellersQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as history from "../../texts/history.ts";
import { originNames } from "../../texts/origin-names.ts";
import { paymentName } from "../../texts/payment-names.ts";
import { personName } from "../../texts/person-name.ts";
import * as texts from "../../texts/reports.ts";
import * as words from "../../texts/words.ts";

/** One thing that a report is narrowed by, in the words of its field. */
export type Narrowing = {
  readonly name: string;
  /** null: the name says it. */
  readonly value: string | null;
  /** Of the entry, to take it back. */
  readonly without: Partial<ReportEntry>;
};

/** What narrows a report, in the words of its fields; names that are not read yet come when they are. */
export function useNarrowings(kind: ReportKind, entry: ReportEntry, cafeteria: Cafeteria): readonly Narrowing[] {
  const { sources } = useWorkplace();
  const { originMedium, sellerId, paymentMethod, commensalId, classIds, dateKind, isWithoutReverted } = entry;
  const { data: sellers = [] } = useQuery(sellersQuery(sources, sellerId !== null));
  const { data: diners = [] } = useQuery(historyDinersQuery(sources, commensalId !== null));
  const diner = diners.find(({ id }) => id === commensalId);
  const seller = sellers.find(({ id }) => id === sellerId);
  const one = (name: string, value: string | null | false, without: Partial<ReportEntry>): readonly Narrowing[] =>
    value === false ? [] : [{ name, value, without }];
  const nameOf = (person: Parameters<typeof personName>[0] | undefined): string =>
    person === undefined ? words.notReadYet : personName(person);
  const isSales = kind === "SALES";
  return [
    ...one(words.origin, originMedium !== null && originNames[originMedium], withOrigin(null)),
    ...one(words.seller, sellerId !== null && nameOf(seller), { sellerId: null }),
    ...one(texts.paymentMethod, paymentMethod !== null && paymentName(paymentMethod, cafeteria.customPaymentMethod), {
      paymentMethod: null,
    }),
    ...(isSales
      ? [
          ...one(texts.dateKind, dateKind === "ORDER_DATE" && history.dateKindNames.ORDER_DATE, {
            dateKind: "PICKUP_DATE",
          }),
          ...cafeteria.classes
            .filter(({ id }) => classIds.includes(id))
            .flatMap(({ id, name }) =>
              one(
                words.schoolClass,
                name,
                withClasses(
                  classIds.filter((classId) => classId !== id),
                  diner,
                ),
              ),
            ),
          ...one(words.diner, commensalId !== null && nameOf(diner), { commensalId: null }),
        ]
      : []),
    ...one(texts.withoutReverted, isWithoutReverted && null, { isWithoutReverted: false }),
  ];
}
