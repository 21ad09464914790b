import type { CafeteriaId } from "@cantina/domain/kernel";
import type { CustomerDisplay } from "@cantina/domain/sale";
import { displayChannel } from "./display-channel.ts";
import { type ShownNews, asked, goneTill, shownNews } from "./display-news.ts";

/** touched: when it was, as this window saw it, which no jump of the clock changes; 0: before it looked. */
type Known = Pick<ShownNews, "since" | "display"> & { readonly touched: number };

/**
 * Calls with what the till that was touched last shows, and with null when no till is open on this device. Gives what
 * stops it. SALE-94
 */
export function watchTills(place: CafeteriaId, onShow: (display: CustomerDisplay | null) => void): () => void {
  const channel = new BroadcastChannel(displayChannel(place));
  const leaving = new AbortController();
  const tills = new Map<string, Known>();
  const show = (): void => {
    const [latest] = [...tills.values()].toSorted((a, b) => b.touched - a.touched || b.since - a.since);
    onShow(latest?.display ?? null);
  };
  const forget = (till: string): void => {
    tills.delete(till);
    show();
  };
  /** Granted once the till's tab is gone, however it went. */
  const waitForEnd = (till: string): void => {
    const locks: LockManager | undefined = navigator.locks;
    const waiting = locks?.request(displayChannel(place, till), { signal: leaving.signal }, () => forget(till));
    // Nobody looks any more.
    waiting?.catch(() => undefined);
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const left = goneTill(data);
    if (left !== null) return forget(left);
    const news = shownNews(data);
    if (news === null) return;
    const known = tills.get(news.till);
    if (known === undefined) {
      waitForEnd(news.till);
      // It tells what it shows only to who has asked.
      channel.postMessage(asked);
    }
    tills.set(news.till, { ...news, touched: news.isTouch ? performance.now() : (known?.touched ?? 0) });
    show();
  };
  channel.postMessage(asked);
  return () => {
    leaving.abort();
    channel.close();
  };
}
