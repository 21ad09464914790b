import { randomUUID } from "node:crypto";

import type { Random } from "../demo/index.ts";
import type { TortureGoods } from "./goods.ts";
import type { DeskWish } from "./wish.ts";

type Situation = { readonly goods: TortureGoods; readonly random: Random; readonly sold: readonly string[] };

const stockMove = ({ goods, random }: Situation): DeskWish => ({
  call: "stockMove",
  path: "/stockflow",
  body: {
    productId: goods.dish,
    type: random.pick(["INGRESO", "INGRESO", "EGRESO"] as const),
    amount: random.whole(1, 20),
    // By which it is found in the books.
    description: randomUUID(),
  },
});

const count = ({ goods, random }: Situation): DeskWish => ({
  call: "count",
  path: "/stock-counts",
  body: {
    rows: [{ productId: goods.dish, countedAt: new Date().toISOString(), quantity: random.whole(3_000, 6_000) }],
  },
});

const purchase = ({ goods, random }: Situation): DeskWish => ({
  call: "purchase",
  path: "/inventory/movements",
  body: {
    type: "INGRESS",
    reason: "SUPPLIER_PURCHASE",
    consumables: [{ consumableId: goods.flour, quantity: random.whole(1, 400) / 4, paidTotal: random.whole(1, 900) }],
  },
});

const preparation = ({ goods, random }: Situation): DeskWish => ({
  call: "preparation",
  path: "/inventory/prepare-consumables",
  body: { consumables: [{ consumableId: goods.dough, quantity: random.whole(1, 12) / 4 }] },
});

const delivery = ({ random, sold }: Situation): DeskWish => ({
  call: "delivery",
  path: "/transactions/orders/mark_delivered",
  body: { orderIds: [random.pick(sold)] },
});

const undo = ({ random, sold }: Situation): DeskWish => ({
  call: "undo",
  path: `/orders/${random.pick(sold)}/undo_delivered`,
  body: {},
});

/** What happens beside the tills: to what lies on the shelf and in the pantry, and to what was ordered. */
export function nextDeskWish(situation: Situation): DeskWish {
  const withOrders = situation.sold.length === 0 ? [] : [delivery, delivery, undo];
  return situation.random.pick([stockMove, stockMove, count, purchase, preparation, ...withOrders])(situation);
}
