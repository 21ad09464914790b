import { backupEndpoints } from "@cantina/contract/backups";
import type { DataOf } from "@cantina/contract/endpoint";
import { askedQuery, callsOf, type Sources } from "../live-data/index.ts";

export type Backups = DataOf<typeof backupEndpoints.readBackups>;

const interval = 60_000;

export const backupsQuery = (sources: Sources) =>
  askedQuery(callsOf(sources, backupEndpoints).readBackups, {}, { refetchInterval: interval });
