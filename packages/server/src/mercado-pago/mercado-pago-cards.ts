import { setTimeout as pause } from "node:timers/promises";
import { accepted, millisecondsBetween } from "@cantina/domain/kernel";
import type { CardKeeper } from "@cantina/domain/payments";
import * as v from "valibot";
import { type Answered, failed } from "../provider-calls/index.ts";
import { type Call, callMercadoPago, missingCode } from "./call.ts";
import { text } from "./payment.wire.ts";
import { readCard } from "./saved-card.wire.ts";
import type { MercadoPagoSettings } from "./settings.ts";

/** The buyer has paid and waits. */
const limitMs = 3_000;
/** A customer is not found in the first moments after it was made: until then nothing was done with the card's token. */
const waitsMs = [300, 900];

const named = v.object({ id: text });
const found = v.object({ results: v.array(named) });

/** By providers.md §1.3: customer, card and issuer that it does not find. */
const unknownCodes: ReadonlySet<string> = new Set(["2002", "2004", "2007", "2009"]);

const pathOf = (customerId: string): string => `/v1/customers/${encodeURIComponent(customerId)}/cards`;

/** Its customers and their cards, which are each seller's own. MP-06 */
export function mercadoPagoCards({ apiUrl }: Pick<MercadoPagoSettings, "apiUrl">): CardKeeper {
  const ask = (call: Omit<Call, "limitMs" | "tellsMissing">): Promise<Answered> =>
    callMercadoPago(apiUrl, { ...call, limitMs, tellsMissing: true });

  async function findCustomer(token: string, email: string): Promise<string | undefined> {
    const path = `/v1/customers/search?${new URLSearchParams({ email }).toString()}`;
    const answer = await ask({ method: "GET", path, token, isCharge: false });
    const page = v.safeParse(found, answer.ok ? answer.value : undefined);
    return page.success ? page.output.results[0]?.id : undefined;
  }

  /** Asked again while the customer is not there yet. */
  async function post(token: string, customerId: string, cardToken: string): Promise<Answered> {
    const call = {
      method: "POST",
      path: pathOf(customerId),
      token,
      body: { token: cardToken },
      isCharge: true,
    } as const;
    let answer = await ask(call);
    for (const wait of waitsMs) {
      if (answer.ok || answer.failure.providerCode !== missingCode) return answer;
      await pause(wait);
      answer = await ask(call);
    }
    return answer;
  }

  return {
    customerOf: async (token, email) => {
      const made = await ask({ method: "POST", path: "/v1/customers", token, body: { email }, isCharge: true });
      const customer = v.safeParse(named, made.ok ? made.value : undefined);
      if (customer.success) return accepted(customer.output.id);
      // There is one already, or the answer was lost.
      const isAsked = made.ok || ["INVALID", "CONFLICT", "OUTCOME_UNKNOWN"].includes(made.failure.kind);
      const known = isAsked ? await findCustomer(token, email) : undefined;
      if (known !== undefined) return accepted(known);
      return made.ok ? failed("INVALID") : made;
    },
    add: async (token, { customerId, cardToken, since }) => {
      const added = await post(token, customerId, cardToken);
      const read = added.ok ? readCard(added.value) : undefined;
      if (read !== undefined) return accepted(read.card);
      if (!added.ok && added.failure.kind !== "OUTCOME_UNKNOWN") return added;
      // The token may be used up: what it made is looked for, and never asked for again.
      const listed = await ask({ method: "GET", path: pathOf(customerId), token, isCharge: false });
      const cards = listed.ok && Array.isArray(listed.value) ? listed.value.map(readCard) : [];
      const anew = cards
        .filter((card) => card !== undefined)
        .filter(({ addedAt }) => millisecondsBetween(since, addedAt) >= 0);
      const [only, another] = anew;
      return only === undefined || another !== undefined ? failed("OUTCOME_UNKNOWN") : accepted(only.card);
    },
    remove: async (token, { customerId, cardId }) => {
      const path = `${pathOf(customerId)}/${encodeURIComponent(cardId)}`;
      const answer = await ask({ method: "DELETE", path, token, isCharge: false });
      return answer.ok || answer.failure.providerCode === missingCode ? accepted(null) : answer;
    },
    isUnknown: ({ providerCode }) => providerCode !== null && unknownCodes.has(providerCode),
  };
}
