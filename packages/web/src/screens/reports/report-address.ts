import { type PaymentMethod, paymentMethods } from "@cantina/domain/cafeteria";
import { type LocalDate, id } from "@cantina/domain/kernel";
import { type OriginMedium, originMedia } from "@cantina/domain/orders";
import { type ReportEntry, type ReportKind, firstReport } from "@cantina/domain/report-filters";
import { saleDateKinds } from "@cantina/domain/reports";
import { type ReportTab, reportTabs } from "../../composition/desk/index.ts";
import type { ShownIn } from "../../ui/address.ts";
import {
  type AddressField,
  choiceField,
  dayFieldAt,
  flagField,
  idField,
  idsField,
  pageField,
} from "../../ui/address-field.ts";

const day = (initial: LocalDate | null): AddressField<LocalDate | null> => ({ ...dayFieldAt(initial), isTyped: false });
const tabs: readonly ReportTab[] = [...reportTabs.SALES, ...reportTabs.CHARGES];

/** Without a word about its days a report is of its first ones, whatever day it is. */
export function reportFields(today: LocalDate) {
  const { from, until, dateKind } = firstReport(today);
  return {
    tab: choiceField(tabs, "product"),
    from: day(from),
    until: day(until),
    dateKind: choiceField(saleDateKinds, dateKind),
    originMedium: choiceField<OriginMedium | "">(["", ...originMedia], ""),
    sellerId: idField,
    paymentMethod: choiceField<PaymentMethod | "">(["", ...paymentMethods], ""),
    classIds: idsField,
    commensalId: idField,
    withoutReverted: flagField,
    zeros: flagField,
    page: pageField,
  };
}

export type ReportAddress = ShownIn<ReturnType<typeof reportFields>>;

export const kindOf = (tab: ReportTab): ReportKind =>
  reportTabs.CHARGES.some((one) => one === tab) ? "CHARGES" : "SALES";

const orNull = <T extends string>(text: T | ""): T | null => (text === "" ? null : text);
const idOrNull = <Kind extends string>(text: string) => (text === "" ? null : id<Kind>(text));

export const entryOf = (shown: ReportAddress): ReportEntry => ({
  from: shown.from,
  until: shown.until,
  dateKind: shown.dateKind,
  originMedium: orNull(shown.originMedium),
  sellerId: idOrNull<"profile">(shown.sellerId),
  paymentMethod: orNull(shown.paymentMethod),
  classIds: shown.classIds.map((classId) => id<"class">(classId)),
  commensalId: idOrNull<"commensal">(shown.commensalId),
  isWithoutReverted: shown.withoutReverted,
});

/** What a change of the entry is in the address. */
export function addressOf(change: Partial<ReportEntry>): Partial<ReportAddress> {
  const { originMedium, sellerId, paymentMethod, commensalId, isWithoutReverted, ...same } = change;
  return {
    ...same,
    ...(originMedium !== undefined && { originMedium: originMedium ?? "" }),
    ...(sellerId !== undefined && { sellerId: sellerId ?? "" }),
    ...(paymentMethod !== undefined && { paymentMethod: paymentMethod ?? "" }),
    ...(commensalId !== undefined && { commensalId: commensalId ?? "" }),
    ...(isWithoutReverted !== undefined && { withoutReverted: isWithoutReverted }),
  };
}

/** The entry of any days, narrowed by nothing. */
export function unnarrowed(today: LocalDate): Partial<ReportEntry> {
  const { from: _from, until: _until, ...nothing } = firstReport(today);
  return nothing;
}
