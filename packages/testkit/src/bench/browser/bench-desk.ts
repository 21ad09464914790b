import { inBrowser, slowdowns } from "./browser-place.ts";
import { fillDesk } from "./desk-data.ts";
import { deskLines } from "./desk-lines.ts";
import { type DeskMeasured, type DeskSize, measureDesk } from "./measure-desk.ts";

/** The administrator's screens, as lines to print. */
export const benchDesk = (size: DeskSize, tell: (line: string) => void): Promise<readonly string[]> =>
  inBrowser(async ({ browser, url, connection }) => {
    const desks: DeskMeasured[] = [];
    await fillDesk(connection);
    for (const slowdown of slowdowns) {
      tell(`Working at the desk in Chromium ${browser.version()}, CPU slowed by ${slowdown}…`);
      desks.push(await measureDesk(browser, url, { slowdown, size }));
    }
    return deskLines(desks);
  });
