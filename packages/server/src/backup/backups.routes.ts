import { backupEndpoints } from "@cantina/contract/backups";
import { accepted } from "@cantina/domain/kernel";
import { type Route, route } from "../http/index.ts";
import { readBackupRuns, readLastProven } from "./backup-run.queries.ts";

/** `hour`: when copies are made; null: nobody asked for them. */
export const backupRoutes = (hour: number | null): readonly Route[] => [
  route(backupEndpoints.readBackups, async (_request, { db }) => {
    const [[last = null], lastProven = null] = await Promise.all([
      readBackupRuns(db.kysely, 1),
      readLastProven(db.kysely),
    ]);
    return accepted({ data: { hour, last, lastProven } });
  }),
];
