import type { CustomerDisplay } from "@cantina/domain/sale";
import * as v from "valibot";
import { storedAmount as amount } from "../storage/index.ts";

const display = v.variant("kind", [
  v.object({ kind: v.literal("FREE") }),
  v.object({
    kind: v.literal("CART"),
    name: v.nullable(v.string()),
    lines: v.array(v.object({ key: v.string(), name: v.string(), quantity: v.number(), total: v.nullable(amount) })),
    discount: amount,
    total: v.nullable(amount),
    tender: v.nullable(v.object({ kind: v.picklist(["CHANGE", "SHORT"]), amount })),
    isSending: v.boolean(),
  }),
  v.object({ kind: v.literal("SOLD"), total: v.nullable(amount), change: v.nullable(amount) }),
]);

/** What a till has told; what else stands on the channel, a later build's news among it, is none. */
const shown: v.GenericSchema<unknown, ShownNews> = v.object({
  type: v.literal("shown"),
  till: v.string(),
  since: v.number(),
  isTouch: v.boolean(),
  display,
});

export type ShownNews = {
  readonly type: "shown";
  /** Also the end of the name of the lock that the till's tab holds while it lives. */
  readonly till: string;
  /** When its seller last touched it, by the device's clock in milliseconds. */
  readonly since: number;
  /** It is told because its seller has just touched it. */
  readonly isTouch: boolean;
  readonly display: CustomerDisplay;
};

/** Its seller left, or its tab was closed: told too, because a page that came without HTTPS has no Web Locks. */
export const goneNews = (till: string) => ({ type: "gone", till }) as const;

const gone = v.object({ type: v.literal("gone"), till: v.string() });

/** Which till is gone; null: none. */
export const goneTill = (news: unknown): string | null => (v.is(gone, news) ? news.till : null);

/** A display that has just opened asks what there is to show. */
export const asked = { type: "asked" } as const;

export const isAsked = (news: unknown): boolean => v.is(v.object({ type: v.literal("asked") }), news);

export function shownNews(news: unknown): ShownNews | null {
  const parsed = v.safeParse(shown, news);
  return parsed.success ? parsed.output : null;
}
