import { cashReportEndpoints } from "@cantina/contract/cash-register";
import type { DataOf } from "@cantina/contract/endpoint";
import type { BranchRow } from "@cantina/domain/cash-reports";
import type { CafeteriaId, LocalDate, ProfileId, Result } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "@cantina/contract/calls";

export type CashInterval = DataOf<typeof cashReportEndpoints.listCashIntervals>[number];
export type IntervalQuery = {
  readonly from: LocalDate;
  readonly until: LocalDate;
  /** null: everybody's, for who may see them. */
  readonly sellerId: ProfileId | null;
};

export type CashReportsSource = {
  readonly listIntervals: (
    query: IntervalQuery,
    signal: AbortSignal,
  ) => Promise<Result<readonly CashInterval[], ApiFailure>>;
  readonly readBranchReport: (day: LocalDate, signal: AbortSignal) => Promise<Result<readonly BranchRow[], ApiFailure>>;
};

export function httpCashReports(client: ApiClient, cafeteriaId: CafeteriaId): CashReportsSource {
  const params = { cafeteriaId };
  return {
    listIntervals: ({ from, until, sellerId }, signal) =>
      client.call(
        cashReportEndpoints.listCashIntervals,
        { params, query: { from, until, ...(sellerId === null ? {} : { sellerId }) } },
        { signal },
      ),
    readBranchReport: (day, signal) =>
      client.call(cashReportEndpoints.readBranchReport, { params, query: { dateTime: day } }, { signal }),
  };
}
