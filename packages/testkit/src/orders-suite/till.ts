import { randomUUID } from "node:crypto";
import type { WireRequestOf } from "@cantina/contract/endpoint";
import type { balanceChargeEndpoints } from "@cantina/contract/balance-charges";
import type { couponEndpoints } from "@cantina/contract/coupons";
import type { cashRegisterEndpoints } from "@cantina/contract/cash-register";
import type { lateOrderEndpoints, orderEndpoints } from "@cantina/contract/orders";
import type { transactionEndpoints } from "@cantina/contract/transactions";

export type OrderBody = WireRequestOf<typeof orderEndpoints.createOrder>["body"] & { readonly cartId: string };
export type LateOrderBody = WireRequestOf<typeof lateOrderEndpoints.createLateOrder>["body"];
export type CashBody = WireRequestOf<typeof cashRegisterEndpoints.createCashMovement>["body"];

export type RevertBody = WireRequestOf<typeof transactionEndpoints.revertTransaction>["body"];

export type RefundBody = WireRequestOf<typeof transactionEndpoints.refundUnits>["body"];

export type CouponSaleBody = WireRequestOf<typeof couponEndpoints.buyCoupon>["body"] & { readonly buyerId: string };
export type ChargeBody = WireRequestOf<typeof balanceChargeEndpoints.createBalanceCharge>["body"] & {
  readonly buyerId: string;
};

export type RawAnswer = {
  readonly status: number;
  readonly text: string;
  /** The failure's code; undefined for a success. */
  readonly code: string | undefined;
  readonly extra: unknown;
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly headers: Headers;
};

type Envelope = {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly Message?: { readonly Message: string; readonly ExtraData?: unknown };
};

export type Till = {
  readonly sell: (body: OrderBody, key?: string) => Promise<RawAnswer>;
  readonly sellLate: (body: LateOrderBody, key?: string) => Promise<RawAnswer>;
  readonly moveCash: (body: CashBody, key?: string) => Promise<RawAnswer>;
  readonly revert: (transactionId: unknown, body: RevertBody, key?: string) => Promise<RawAnswer>;
  readonly refund: (orderId: unknown, body: RefundBody, key?: string) => Promise<RawAnswer>;
  readonly sellCoupon: (couponId: string, body: CouponSaleBody, key?: string) => Promise<RawAnswer>;
  readonly chargeBalance: (body: ChargeBody, key?: string) => Promise<RawAnswer>;
  readonly post: (path: string, body: unknown, key?: string) => Promise<RawAnswer>;
  readonly put: (path: string, body?: unknown) => Promise<RawAnswer>;
  /** A multipart form: the payload, and files by the names of their parts. */
  readonly form: (
    method: "POST" | "PUT",
    path: string,
    payload: unknown,
    files: Readonly<Record<string, Buffer>>,
  ) => Promise<RawAnswer>;
  readonly delete: (path: string) => Promise<RawAnswer>;
  readonly get: (path: string) => Promise<RawAnswer>;
};

async function answerOf(response: Response): Promise<RawAnswer> {
  const text = await response.text();
  const { data, Message } = JSON.parse(text) as Envelope;
  return {
    status: response.status,
    text,
    code: Message?.Message,
    extra: Message?.ExtraData,
    data,
    headers: response.headers,
  };
}

/** Speaks the wire as it is, so that tests see every byte of an answer. */
export function openTill(url: string, cafeteriaId: string, token: () => Promise<string>): Till {
  const base = `${url}/api/cafeterias/${cafeteriaId}`;
  let signedIn: Promise<string> | undefined;
  const authorize = async (): Promise<string> => `Bearer ${await (signedIn ??= token())}`;
  const send = async (
    method: "POST" | "PUT" | "DELETE",
    path: string,
    body: unknown,
    key: string = randomUUID(),
  ): Promise<RawAnswer> =>
    answerOf(
      await fetch(`${base}${path}`, {
        method,
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
    sell: (body, key) => send("POST", "/transactions/orders", body, key),
    sellLate: (body, key) => send("POST", "/transactions/orders/late", body, key),
    moveCash: (body, key) => send("POST", "/cashflow", body, key),
    revert: (transactionId, body, key) => send("DELETE", `/transactions/${String(transactionId)}`, body, key),
    refund: (orderId, body, key) => send("POST", `/transactions/${String(orderId)}/refunds`, body, key),
    sellCoupon: (couponId, body, key) => send("POST", `/coupons/${couponId}/buy`, body, key),
    chargeBalance: (body, key) => send("POST", "/transactions/balance-charges", body, key),
    post: (path, body, key) => send("POST", path, body, key),
    put: (path, body = {}) => send("PUT", path, body),
    form: async (method, path, payload, files) => {
      const form = new FormData();
      form.set("payload", JSON.stringify(payload));
      for (const [part, bytes] of Object.entries(files)) form.set(part, new Blob([new Uint8Array(bytes)]), part);
      const headers = { authorization: await authorize(), "idempotency-key": randomUUID() };
      return answerOf(await fetch(`${base}${path}`, { method, headers, body: form }));
    },
    delete: (path) => send("DELETE", path, {}),
    get: async (path) => answerOf(await fetch(`${base}${path}`, { headers: { authorization: await authorize() } })),
  };
}
