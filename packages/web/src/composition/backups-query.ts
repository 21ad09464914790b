import { backupEndpoints } from "@cantina/contract/backups";
import type { DataOf } from "@cantina/contract/endpoint";
import { queryOptions } from "@tanstack/react-query";
import { orReject } from "./failure.ts";
import { queryKeys } from "./queries.ts";
import { type Sources, callsOf } from "./sources.ts";

export type Backups = DataOf<typeof backupEndpoints.readBackups>;

const interval = 60_000;

export const backupsQuery = (sources: Sources) =>
  queryOptions({
    queryKey: queryKeys.backups,
    queryFn: ({ signal }) => orReject(callsOf(sources, backupEndpoints).readBackups({}, { signal })),
    refetchInterval: interval,
  });
