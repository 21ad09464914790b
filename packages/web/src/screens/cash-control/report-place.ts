import type { TimeZone } from "@cantina/domain/kernel";

/** What a report needs to know of the cafeteria. */
export type ReportPlace = { readonly timeZone: TimeZone; readonly customPaymentMethod: string | null };
