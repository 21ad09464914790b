import { randomUUID } from "node:crypto";
import { BrokenInvariant, type ProductId } from "@cantina/domain/kernel";
import { type Counter, cartOf } from "./counter.ts";
import type { RawAnswer } from "./till.ts";

export type Traded = {
  readonly stocked: ProductId;
  readonly clientId: string;
  /** On account, of three units of stock, and still standing. */
  readonly orderId: string;
  readonly revertedId: string;
  readonly couponSaleId: string;
  readonly userCouponId: string;
  /** One unit paid by a coupon. */
  readonly redeemingId: string;
  readonly topUpId: string;
};

const mistake = { reason: "MISTAKEN_ORDER", comment: "" } as const;

const done = (answer: RawAnswer): Readonly<Record<string, unknown>> => {
  if (answer.status === 200 && answer.data !== undefined) return answer.data;
  throw new BrokenInvariant(`trade was refused: ${answer.text}`);
};
const idIn = (data: Readonly<Record<string, unknown>>, part: string): string =>
  String((data[part] as { readonly id?: unknown } | undefined)?.id);

/**
 * A counter's little day, through the wire: opened, sold in every way, exchanged, topped up, sold late, reverted,
 * closed with a difference and opened again. The counter needs the features stockControl, coupons and flowControl.
 */
export async function trade({ till, product, diner, coupon, canteen }: Counter): Promise<Traded> {
  const [stocked, plain] = [await product({ stock: 20, price: 1_000 }), await product({ price: 333 })];
  const { clientId, commensalId } = await diner({ balance: 100_000 });
  done(await till.moveCash({ type: "OPEN", amount: 100 }));
  done(await till.moveCash({ type: "IN", amount: 20, description: "Cambio" }));

  const onAccount = { commensalId, paymentMethod: "ACCOUNT_BALANCE" } as const;
  const order = done(await till.sell(cartOf(stocked, { ...onAccount, quantity: 3, sellerDiscount: 10 })));
  const reverted = done(await till.sell(cartOf(stocked, { ...onAccount, quantity: 2 })));
  for (const paymentMethod of ["CASH", "CARD"] as const) done(await till.sell(cartOf(plain, { paymentMethod })));
  const cashBack = done(await till.sell(cartOf(stocked)));

  const couponId = await coupon([stocked], { uses: 4 });
  const bought = done(await till.sellCoupon(couponId, { buyerId: clientId, paymentMethod: "CASH", quantity: 1 }));
  const unused = done(await till.sellCoupon(couponId, { buyerId: clientId, paymentMethod: "CARD", quantity: 2 }));
  const redeem = () =>
    till.sell({
      ...cartOf(stocked, onAccount),
      orderItems: [
        {
          type: "PRODUCT",
          productId: stocked,
          quantity: 2,
          productVersion: 1,
          exchangedCoupons: [{ userCouponId: idIn(bought, "userCoupon"), quantity: 1 }],
        },
      ],
    });
  const [redeeming, redeemedBack] = [done(await redeem()), done(await redeem())];
  const topUp = done(await till.chargeBalance({ amount: 50, buyerId: clientId, paymentMethod: "CASH" }));
  done(
    await till.sellLate({
      cartId: randomUUID(),
      orderItems: [{ type: "PRODUCT", productId: stocked, productVersion: 1, price: 10, quantity: 40 }],
      commensalId: null,
      comments: "",
      paymentMethod: "CASH",
      totalPrice: 400,
      sellerDiscount: null,
      dinerDiscount: null,
      markAsCompleted: true,
      soldAt: new Date().toISOString(),
      sellerId: canteen.employeeId,
      registerSessionId: null,
    }),
  );

  for (const id of [reverted["id"], cashBack["id"], redeemedBack["id"], idIn(unused, "transaction")])
    done(await till.revert(id, mistake));
  done(await till.moveCash({ type: "OUT", amount: 30, description: "Proveedor" }));
  done(await till.moveCash({ type: "CLOSE", amount: 17.5 }));
  done(await till.moveCash({ type: "OPEN", amount: 0 }));
  return {
    stocked,
    clientId,
    orderId: String(order["id"]),
    revertedId: String(reverted["id"]),
    couponSaleId: idIn(bought, "transaction"),
    userCouponId: idIn(bought, "userCoupon"),
    redeemingId: String(redeeming["id"]),
    topUpId: idIn(topUp, "transaction"),
  };
}
