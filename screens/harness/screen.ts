import { insert, pressKey } from "./hands.ts";
import { type OpenApp, openApp } from "./open-app.ts";
import { nextFrames } from "./until.ts";
import { type Within, partOf } from "./part.ts";

/** The app as somebody has it open: the document, its address and a keyboard. */
export type Screen = Within & {
  readonly keyboard: {
    readonly press: (key: string) => Promise<void>;
    /** All of it at once, as when it is pasted. */
    readonly insertText: (text: string) => Promise<void>;
  };
  readonly goto: (path: string) => Promise<void>;
  /** F5: what the tab and the device keep stays. */
  readonly reload: () => Promise<void>;
  /** The browser's back button. */
  readonly goBack: () => Promise<void>;
  readonly isAt: (address: string | RegExp) => boolean;
  readonly close: () => Promise<void>;
};

const settle = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));

/** Vitest puts it there beside the document. */
declare const jsdom: { readonly reconfigure: (settings: { readonly url: string }) => void };

/** As another page load would find it; jsdom itself leads nowhere. */
const setAddress = (url: string): void => jsdom.reconfigure({ url });

/** Nothing is open before the first `goto`. */
export function newScreen(serverUrl: string): Screen {
  const { getByRole, getByText, getByLabel, locator } = partOf((from) => [from], "the page");
  let app: OpenApp | null = null;
  async function close(): Promise<void> {
    await app?.close();
    app = null;
  }
  async function load(url: string): Promise<void> {
    await close();
    setAddress(url);
    app = await openApp(serverUrl);
  }
  const press = async (key: string): Promise<void> => {
    await nextFrames();
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
    },
    goto: (to) => load(new URL(to, serverUrl).href),
    reload: () => load(location.href),
    goBack: async () => {
      history.back();
      await settle();
    },
    isAt: (address) =>
      address instanceof RegExp ? address.test(location.href) : new URL(address, serverUrl).href === location.href,
    close,
  };
}
