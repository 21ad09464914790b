import { insert, pressKey } from "./hands.ts";
import { openApp } from "./open-app.ts";
import { type Within, partOf } from "./part.ts";
import { until } from "./until.ts";

/** The app as somebody has it open: the document, its address and a keyboard. */
export type Screen = Within & {
  readonly keyboard: {
    readonly press: (key: string) => Promise<void>;
    readonly type: (text: string) => Promise<void>;
    /** All of it at once, as when it is pasted. */
    readonly insertText: (text: string) => Promise<void>;
  };
  readonly goto: (path: string) => Promise<void>;
  /** F5: what the tab and the device keep stays. */
  readonly reload: () => Promise<void>;
  readonly waitForURL: (ending: RegExp) => Promise<void>;
  readonly close: () => Promise<void>;
};

const settle = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));

/** Vitest puts it there beside the document. */
declare const jsdom: { readonly reconfigure: (settings: { readonly url: string }) => void };

/** As another page load would find it; jsdom itself leads nowhere. */
const setAddress = (url: string): void => jsdom.reconfigure({ url });

export async function openScreen(serverUrl: string, path: string): Promise<Screen> {
  const { getByRole, getByText, getByLabel, locator } = partOf((from) => [from], "the page");
  setAddress(new URL(path, serverUrl).href);
  let app = await openApp(serverUrl);
  async function load(url: string): Promise<void> {
    await app.close();
    setAddress(url);
    app = await openApp(serverUrl);
  }
  const press = async (key: string): Promise<void> => {
    pressKey({ key });
    await settle();
  };
  return {
    getByRole,
    getByText,
    getByLabel,
    locator,
    keyboard: {
      press,
      insertText: async (text) => {
        insert(document.activeElement ?? document.body, text);
        await settle();
      },
      type: async (text) => {
        for (const key of text) await press(key);
      },
    },
    goto: (to) => load(new URL(to, serverUrl).href),
    reload: () => load(location.href),
    waitForURL: (ending) => until(() => (ending.test(location.href) ? null : `the address is ${location.href}`)),
    close: () => app.close(),
  };
}
