import { randomUUID } from "node:crypto";
import type { RequestOf } from "@cantina/contract/endpoint";
import type { cashRegisterEndpoints } from "@cantina/contract/cash-register";
import type { orderEndpoints } from "@cantina/contract/orders";

export type OrderBody = RequestOf<typeof orderEndpoints.createOrder>["body"];
export type CashBody = RequestOf<typeof cashRegisterEndpoints.createCashMovement>["body"];

export type RawAnswer = {
  readonly status: number;
  readonly text: string;
  /** The failure's code; undefined for a success. */
  readonly code: string | undefined;
  readonly extra: unknown;
  readonly data: Readonly<Record<string, unknown>> | undefined;
};

type Envelope = {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly Message?: { readonly Message: string; readonly ExtraData?: unknown };
};

export type Till = {
  readonly sell: (body: OrderBody, key?: string) => Promise<RawAnswer>;
  readonly moveCash: (body: CashBody, key?: string) => Promise<RawAnswer>;
  readonly get: (path: string) => Promise<RawAnswer>;
};

async function answerOf(response: Response): Promise<RawAnswer> {
  const text = await response.text();
  const { data, Message } = JSON.parse(text) as Envelope;
  return { status: response.status, text, code: Message?.Message, extra: Message?.ExtraData, data };
}

/** Speaks the wire as it is, so that tests see every byte of an answer. */
export function openTill(url: string, cafeteriaId: string, token: () => Promise<string>): Till {
  const base = `${url}/api/cafeterias/${cafeteriaId}`;
  let signedIn: Promise<string> | undefined;
  const authorize = async (): Promise<string> => `Bearer ${await (signedIn ??= token())}`;
  const post = async (path: string, body: unknown, key: string = randomUUID()): Promise<RawAnswer> =>
    answerOf(
      await fetch(`${base}${path}`, {
        method: "POST",
        headers: {
          authorization: await authorize(),
          "content-type": "application/json",
          "idempotency-key": key,
          "x-tab-id": "till-tab",
        },
        body: JSON.stringify(body),
      }),
    );
  return {
    sell: (body, key) => post("/transactions/orders", body, key),
    moveCash: (body, key) => post("/cashflow", body, key),
    get: async (path) => answerOf(await fetch(`${base}${path}`, { headers: { authorization: await authorize() } })),
  };
}
