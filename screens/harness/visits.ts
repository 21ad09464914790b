import type { DemoServer } from "@cantina/testkit/demo-server";
import { type AccountName, openSession } from "../../e2e/fixtures/office.ts";
import { type Screen, newScreen } from "./screen.ts";

export type Visits = {
  /** The app on which a new session of that account is signed in; the one before it is closed. */
  readonly enter: (account: AccountName, path: string) => Promise<Screen>;
  readonly leave: () => Promise<void>;
};

/** One after the other, on a server that a title has for itself. */
export function visitsTo(cantina: DemoServer): Visits {
  let page: Screen | undefined;
  const leave = async (): Promise<void> => page?.close();
  return {
    leave,
    enter: async (account, path) => {
      await leave();
      localStorage.clear();
      sessionStorage.clear();
      const [session] = await openSession(cantina.url, account);
      localStorage.setItem("cantina.session", JSON.stringify(session));
      page = newScreen(cantina.url);
      await page.goto(path);
      return page;
    },
  };
}
