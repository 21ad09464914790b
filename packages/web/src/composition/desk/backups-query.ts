import { backupEndpoints } from "@cantina/contract/backups";
import type { DataOf } from "@cantina/contract/endpoint";
import { queryOptions } from "@tanstack/react-query";
import { orReject } from "../../failures/failure.ts";
import { callsOf, queryKeys, type Sources } from "../live-data/index.ts";

export type Backups = DataOf<typeof backupEndpoints.readBackups>;

const interval = 60_000;

export const backupsQuery = (sources: Sources) =>
  queryOptions({
    queryKey: queryKeys.backups,
    queryFn: ({ signal }) => orReject(callsOf(sources, backupEndpoints).readBackups({}, { signal })),
    refetchInterval: interval,
  });
