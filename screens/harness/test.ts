import { test as base } from "vitest";
import { loadTemporal } from "@cantina/domain/kernel";
import type { ProfileToken } from "@cantina/contract/access";
import { type DemoServer, openDemoServer } from "@cantina/testkit/demo-server";
import { type AccountName, type Office, openOffice, openSession } from "../../e2e/fixtures/office.ts";
import { type Screen, openScreen } from "./screen.ts";
import { type Till, openTill } from "./till.ts";

export { expect } from "./expect.ts";

type Fixtures = {
  readonly cantina: DemoServer;
  readonly office: Office;
  /** The app on which that session is already signed in. A document shows one at a time. */
  readonly enter: (session: ProfileToken, path?: string) => Promise<Screen>;
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
      const office = await openOffice(cantina.url);
      await office.openRegisters();
      await provide(office);
    },
    { scope: "worker" },
  ],
  enter: async ({ cantina }, provide) => {
    const open: Screen[] = [];
    const closeLast = async (): Promise<void> => open.pop()?.close();
    await provide(async (session, path = "/") => {
      await closeLast();
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem("cantina.session", JSON.stringify(session));
      const screen = await openScreen(cantina.url, path);
      open.push(screen);
      return screen;
    });
    await closeLast();
  },
  till: async ({ enter, cantina, office }, provide) => {
    await office.openRegisters();
    await provide(async (account = "employee") => {
      const [session] = await openSession(cantina.url, account);
      return openTill(await enter(session));
    });
  },
});
