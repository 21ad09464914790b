import { test as base } from "vitest";
import { loadTemporal } from "@cantina/domain/kernel";
import type { ProfileToken } from "@cantina/contract/access";
import { type DemoServer, openDemoServer } from "@cantina/testkit/demo-server";
import { type AccountName, type Office, openOffice, openSession } from "../../e2e/fixtures/office.ts";
import { type Line, openLine } from "./line.ts";
import { type Screen, newScreen } from "./screen.ts";
import { type Till, openTill } from "./till.ts";

export { expect } from "./expect.ts";

type Fixtures = {
  readonly cantina: DemoServer;
  readonly office: Office;
  readonly line: Line;
  /** On which nobody has signed in, and nothing is open yet. */
  readonly page: Screen;
  /** The app on which that session is already signed in. A document shows one at a time. */
  readonly enter: (session: ProfileToken, path?: string) => Promise<Screen>;
  /** Open for each title, whatever the one before it closed. */
  readonly registers: void;
  /** The sales screen, ready to sell, with a new session of that account. */
  readonly till: (account?: AccountName) => Promise<Till>;
};

export const test = base.extend<Fixtures>({
  cantina: [
    // Vitest reads a fixture's needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      await loadTemporal();
      const server = await openDemoServer();
      await provide(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  office: [
    async ({ cantina }, provide) => {
      await provide(await openOffice(cantina.url));
    },
    { scope: "worker" },
  ],
  registers: [
    async ({ office }, provide) => {
      await office.openRegisters();
      await provide();
    },
    { auto: true },
  ],
  // Vitest reads a fixture's needs from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  line: async ({}, provide) => {
    const line = openLine();
    await provide(line);
    line.close();
  },
  page: async ({ cantina }, provide) => {
    localStorage.clear();
    sessionStorage.clear();
    indexedDB.deleteDatabase("cantina.parked");
    const screen = newScreen(cantina.url);
    await provide(screen);
    await screen.close();
  },
  enter: async ({ page }, provide) => {
    await provide(async (session, path = "/") => {
      await page.close();
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem("cantina.session", JSON.stringify(session));
      await page.goto(path);
      return page;
    });
  },
  till: async ({ enter, cantina }, provide) => {
    await provide(async (account = "employee") => {
      const [session] = await openSession(cantina.url, account);
      return openTill(await enter(session));
    });
  },
});
