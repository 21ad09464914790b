import { backupEndpoints } from "@cantina/contract/backups";
import type { DataOf } from "@cantina/contract/endpoint";
import { callsOf, plainQuery, queryKeys, type Sources } from "../live-data/index.ts";

export type Backups = DataOf<typeof backupEndpoints.readBackups>;

const interval = 60_000;

export const backupsQuery = (sources: Sources) =>
  plainQuery(queryKeys.backups, callsOf(sources, backupEndpoints).readBackups, {
    refetchInterval: interval,
  });
