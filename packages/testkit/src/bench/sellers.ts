import { createHash, randomUUID } from "node:crypto";
import { Agent, request } from "node:http";

import { BrokenInvariant, decimalFromCents } from "@cantina/domain/kernel";
import pg from "pg";

import type { BenchCart, BenchGoods } from "./bench-goods.ts";
import { callSaleFunction } from "./sale-function.ts";

/** Sells one cart and resolves with the answer's text; throws when it was not sold. */
export type Seller = { readonly sell: (cart: BenchCart) => Promise<string>; readonly close: () => Promise<void> };

const bodyOf = ({ commensalId, lines, total }: BenchCart): string =>
  JSON.stringify({
    cartId: randomUUID(),
    orderItems: lines.map(({ productId, version, quantity }) => ({
      type: "PRODUCT",
      productId,
      productVersion: version,
      quantity,
    })),
    commensalId,
    paymentMethod: "ACCOUNT_BALANCE",
    expectedTotal: decimalFromCents(total),
    markAsCompleted: true,
  });

/** node:http with keep-alive: half the client's cost of fetch, on cores that the server needs. */
export function httpSeller(url: string, goods: BenchGoods): Seller {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const target = `${url}/cafeterias/${goods.cafeteriaId}/transactions/orders`;
  const sell = (cart: BenchCart): Promise<string> =>
    new Promise((resolve, reject) => {
      const body = bodyOf(cart);
      const headers = {
        authorization: `Bearer ${goods.jwt}`,
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "idempotency-key": randomUUID(),
        "x-tab-id": "bench",
      };
      const sent = request(target, { method: "POST", agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve(text);
          else reject(new BrokenInvariant(`${response.statusCode}: ${text}`));
        });
      });
      sent.on("error", reject);
      sent.end(body);
    });
  return { sell, close: async () => agent.destroy() };
}

/** One connection that calls the function, prepared. */
export async function functionSeller(connection: pg.ClientConfig, goods: BenchGoods): Promise<Seller> {
  const client = new pg.Client(connection);
  await client.connect();
  const sell = async (cart: BenchCart): Promise<string> => {
    const cartId = randomUUID();
    const values = [
      goods.cafeteriaId,
      goods.sellerId,
      randomUUID(),
      createHash("sha256").update(bodyOf(cart)).digest(),
      cartId,
      cart.commensalId,
      cart.lines.map(({ productId }) => productId),
      cart.lines.map(({ version }) => version),
      cart.lines.map(({ quantity }) => quantity),
      cart.total,
      "bench",
    ];
    const { rows } = await client.query<{ answer: string }>({ name: "sell", text: callSaleFunction, values });
    const answer = rows[0]?.answer ?? "";
    if (!answer.startsWith('{"data"')) throw new BrokenInvariant(answer);
    return answer;
  };
  return { sell, close: () => client.end() };
}
