import { overviewEndpoints } from "@cantina/contract/overview";
import { cafeteriaIllsOf, salesByCountry, serverIllsOf } from "@cantina/domain/cafeteria";
import { accepted, instant } from "@cantina/domain/kernel";
import { type Route, route } from "../http/index.ts";
import type { Job } from "../jobs/index.ts";
import { type DayJob, dueDays } from "../local-days/index.ts";
import { readServerState, readWatchedCafeterias } from "./overview.queries.ts";
import { readWatched } from "./watched.queries.ts";

export type OverviewOptions = {
  readonly version: string;
  readonly hasBackups: boolean;
  readonly jobs: () => Readonly<Record<string, Job>>;
  /** What is done once for a cafeteria's day. */
  readonly dayJobs: readonly DayJob[];
};

/** Longer than a server that is well ever needs for a day's work. */
const dayWorkMs = 900_000;

/** CAFETERIA-30 CAFETERIA-31 */
export const overviewRoutes = ({ version, hasBackups, jobs, dayJobs }: OverviewOptions): readonly Route[] => [
  route(overviewEndpoints.readOverview, async (_request, { db: { kysely }, clock }) => {
    const at = clock.now();
    const wasDue = instant(new Date(Date.parse(at) - dayWorkMs).toISOString());
    const [watched, server, places, ...undone] = await Promise.all([
      readWatched(kysely),
      readServerState(kysely),
      readWatchedCafeterias(kysely, at),
      ...dayJobs.map((job) => dueDays(kysely, job, wasDue)),
    ]);
    const behind = new Set(undone.flat().map(({ cafeteriaId }) => cafeteriaId));
    const { provenSeconds, discrepancies } = watched;
    const { provenDay, hasClockJump } = server;
    const lagMs = Math.max(0, ...Object.values(jobs()).map((job) => job.lagMs()));
    return accepted({
      data: {
        version,
        provenBackupDay: provenDay,
        ills: [...serverIllsOf({ lagMs, hasBackups, provenSeconds, discrepancies, hasClockJump })],
        salesByCountry: [...salesByCountry(places)],
        cafeterias: places.map(({ id, name, salesToday, ordersToday, untoldSeconds }) => ({
          id,
          name,
          salesToday,
          ordersToday,
          ills: [...cafeteriaIllsOf({ untoldSeconds, isDayUndone: behind.has(id) })],
        })),
      },
    });
  }),
];
