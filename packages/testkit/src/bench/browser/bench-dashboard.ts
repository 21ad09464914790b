import type pg from "pg";

import { askOnce } from "../ask-once.ts";
import { promoteSeller } from "../clients/clients-data.ts";
import { fillBoard } from "./board-data.ts";
import { rowHead, rowOf } from "./browser-lines.ts";
import { inBrowser, slowdowns } from "./browser-place.ts";
import { type DashboardMeasured, measureDashboard } from "./measure-dashboard.ts";

const openMetrics = (connection: pg.ClientConfig): Promise<void> =>
  askOnce(connection, promoteSeller, "update cafeteria set features = features || '{metrics,premiumMetrics}'::text[]");

/** The dashboard of an administrator, as lines to print. */
export const benchDashboard = (loads: number, tell: (line: string) => void): Promise<readonly string[]> =>
  inBrowser(async ({ browser, url, connection }) => {
    await fillBoard(connection);
    await openMetrics(connection);
    const measured: DashboardMeasured[] = [];
    for (const slowdown of slowdowns) {
      tell(`Opening the dashboard in Chromium ${browser.version()}, CPU slowed by ${slowdown}…`);
      measured.push(await measureDashboard(browser, url, { slowdown, loads }));
    }
    return [
      ...rowHead,
      ...measured.flatMap(({ slowdown, presses, reloads }) => [
        rowOf("press of Métricas → first card painted", slowdown, presses),
        rowOf("/dashboard opened anew → first card painted", slowdown, reloads),
      ]),
      "",
      ...measured.map(
        ({ slowdown, presses, reloads }) =>
          `CPU slowed by ${slowdown}: the quickest press ${Math.min(...presses).toFixed(0)} ms, the quickest opened anew ${Math.min(...reloads).toFixed(0)} ms`,
      ),
    ];
  });
