import { id } from "@cantina/domain/kernel";
import type { CustomerDisplay } from "@cantina/domain/sale";
import { afterEach, expect, test, vi } from "vitest";
import { displayChannel } from "./display-channel.ts";
import { tillDisplay } from "./till-display.ts";
import { watchTills } from "./watch-tills.ts";

const place = id<"cafeteria">("comedor");
const cartOf = (name: string): CustomerDisplay => ({
  kind: "CART",
  name,
  lines: [],
  discount: 0 as never,
  total: null,
  tender: null,
  isSending: false,
});

/** A display of a page that came without HTTPS, and what is said on its channel. */
function openDisplay() {
  vi.stubGlobal("navigator", { locks: undefined });
  const heard: unknown[] = [];
  const channel = new BroadcastChannel(displayChannel(place));
  channel.onmessage = ({ data }: MessageEvent<unknown>) => void heard.push(data);
  const shown: (CustomerDisplay | null)[] = [];
  const stop = watchTills(place, (display) => void shown.push(display));
  const tell = (news: object): void => channel.postMessage(news);
  return {
    heard,
    shown: () => shown.at(-1),
    times: () => shown.length,
    tell,
    show: (till: string, news: { readonly since: number; readonly isTouch: boolean }): void =>
      tell({ type: "shown", till, ...news, display: cartOf(till) }),
    close: () => {
      stop();
      channel.close();
    },
  };
}

let display: ReturnType<typeof openDisplay>;
afterEach(() => {
  display.close();
  vi.unstubAllGlobals();
});

test("[SALE-94] a display asks what there is, and shows what was touched last, also by a clock that was put back", async () => {
  display = openDisplay();
  await expect.poll(() => display.heard).toEqual([{ type: "asked" }]);
  display.show("a", { since: 5_000, isTouch: false });
  display.show("b", { since: 9_000, isTouch: false });
  await expect.poll(display.shown).toEqual(cartOf("b"));
  display.show("a", { since: 10, isTouch: true });
  await expect.poll(display.shown).toEqual(cartOf("a"));
  // What a tab hears that nobody looks at takes the display from no other.
  display.show("b", { since: 9_000, isTouch: false });
  await expect.poll(display.times).toBe(4);
  expect(display.shown()).toEqual(cartOf("a"));
});

test("[SALE-94] a till that goes leaves nothing in sight without Web Locks either, and news of another build are none", async () => {
  display = openDisplay();
  display.show("a", { since: 1, isTouch: true });
  await expect.poll(display.shown).toEqual(cartOf("a"));
  display.tell({ type: "shown", till: "a", since: 2, isTouch: true, display: { kind: "RAFFLE" } });
  display.tell({ type: "cheered", till: "a" });
  display.tell({ type: "gone", till: "a" });
  await expect.poll(display.shown).toBeNull();
  expect(display.times()).toBe(2);
});

test("[SALE-94] a till says that it is there, and copies its cart for a display alone", async () => {
  display = openDisplay();
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("addEventListener", () => undefined);
  const alone = new BroadcastChannel(displayChannel(id<"cafeteria">("otro")));
  const said: unknown[] = [];
  alone.onmessage = ({ data }: MessageEvent<unknown>) => void said.push(data);
  const unseen = tillDisplay(id<"cafeteria">("otro"), () => "unseen");
  unseen.show(cartOf("unseen"));
  unseen.close();
  await expect.poll(() => said.at(-1)).toEqual({ type: "gone", till: "unseen" });
  expect(said).toMatchObject([{ type: "shown", display: { kind: "FREE" } }, { type: "gone" }]);
  alone.close();

  const seen = tillDisplay(place, () => "seen");
  seen.show(cartOf("seen"));
  await expect.poll(display.shown).toEqual(cartOf("seen"));
  seen.show(cartOf("more"));
  await expect.poll(display.shown).toEqual(cartOf("more"));
  seen.close();
  await expect.poll(display.shown).toBeNull();
});
