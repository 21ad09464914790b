import type { ServerDatabase } from "@cantina/server/http";

import { addProfile, openCounter, signInAs } from "../orders-suite/index.ts";
import type { TortureGoods, TortureSeller } from "./goods.ts";

export type TortureCast = {
  readonly goods: TortureGoods;
  readonly sellers: readonly TortureSeller[];
  /** Of the administrator who watches. */
  readonly watcherToken: string;
};

const diners = 6;
/** Minor units. */
const price = 1_500;

/** A canteen with every way to pay, and sellers who are signed in. */
export async function fillPlace(database: ServerDatabase, sellerCount: number): Promise<TortureCast> {
  const counter = await openCounter(
    database,
    { url: "" },
    { features: ["stockControl", "coupons", "flowControl", "inventory"], balanceFloor: 0 },
  );
  const { cafeteriaId, administratorId } = counter.canteen;
  const plain = await counter.product({ price });
  const stocked = await counter.product({ price: 2_000, stock: 10_000_000 });
  const scarce = await counter.product({ price: 900, stock: 60 });
  const dish = await counter.product({ price: 1_100, stock: 5_000 });
  const pantry = await counter.pantry({
    flour: { available: 50_000, waste: 10 },
    dough: { yields: 3, of: { flour: 2 }, available: 5 },
  });
  await pantry.cook(dish, { dough: 0.5, flour: 0.1 });
  const goods: TortureGoods = {
    cafeteriaId,
    plain,
    stocked,
    scarce,
    dish,
    flour: pantry.idOf("flour"),
    dough: pantry.idOf("dough"),
    price: price / 100,
    couponId: await counter.coupon([stocked], { uses: 6 }),
    // Soon spent, so that top-ups and the floor matter.
    diners: await Promise.all(Array.from({ length: diners }, () => counter.diner({ balance: 60_000 }))),
  };
  const seller = async (): Promise<TortureSeller> => {
    const profileId = await addProfile(database.query, cafeteriaId, "CAFETERIA_EMPLOYEE");
    return { profileId, token: await signInAs(database, profileId) };
  };
  return {
    goods,
    sellers: await Promise.all(Array.from({ length: sellerCount }, seller)),
    watcherToken: await signInAs(database, administratorId),
  };
}
