import type { CafeteriaId, NewId } from "@cantina/domain/kernel";
import type { CustomerDisplay, CustomerDisplayPort } from "@cantina/domain/sale";
import { displayChannel } from "./display-channel.ts";
import { type ShownNews, goneNews, isAsked } from "./display-news.ts";

/**
 * Tells the other windows of this device what this tab's till shows to whoever buys. It says that it is there, and what
 * it shows once one of them asks: most tills have no such window, and to copy a long cart with each change takes a
 * twentieth of the time of a scan. SALE-94
 */
export function tillDisplay(place: CafeteriaId, newId: NewId): CustomerDisplayPort {
  const channel = new BroadcastChannel(displayChannel(place));
  const leaving = new AbortController();
  let news: ShownNews = { type: "shown", till: newId(), since: 0, isTouch: false, display: { kind: "FREE" } };
  let isWatched = false;
  /** What is heard in a tab that nobody looks at takes the display from no other. */
  const tell = (isTouch = document.visibilityState === "visible", isHeard = isWatched): void => {
    if (isTouch) news = { ...news, since: Date.now() };
    if (isHeard) channel.postMessage({ ...news, isTouch });
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isAsked(data)) return;
    isWatched = true;
    tell(false);
  };
  tell(undefined, true);
  const tellGone = (): void => channel.postMessage(goneNews(news.till));
  document.addEventListener("visibilitychange", () => tell(), { signal: leaving.signal });
  addEventListener("pagehide", tellGone, { signal: leaving.signal });
  // A page that comes back from the browser's own cache.
  addEventListener("pageshow", () => tell(undefined, true), { signal: leaving.signal });
  // It falls with the tab, however that ends. Web Locks exist only over HTTPS or on this machine.
  const locks: LockManager | undefined = navigator.locks;
  const isOver = new Promise<void>((resolve) => leaving.signal.addEventListener("abort", () => resolve()));
  void locks?.request(displayChannel(place, news.till), () => isOver);
  return {
    show: (display: CustomerDisplay) => {
      news = { ...news, display };
      tell();
    },
    close: () => {
      tellGone();
      leaving.abort();
      channel.close();
    },
  };
}
