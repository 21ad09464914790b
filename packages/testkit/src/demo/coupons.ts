import { type UserCoupon, couponSaleTotal, decideCouponSale } from "@cantina/domain/coupons";
import { BrokenInvariant, type ProfileId, id, noMoney } from "@cantina/domain/kernel";

import { sampleCoupon } from "../samples/index.ts";

import type { DemoProduct } from "./catalog.ts";
import { demoCoupons } from "./coupon-menu.ts";
import {
  type CouponBook,
  type CouponOffer,
  type CouponUse,
  bookRows,
  couponRows,
  redemptionRows,
} from "./coupon-rows.ts";
import type { DemoDiner } from "./diners.ts";
import type { DemoPosting } from "./ledger.ts";
import type { Place } from "./places.ts";
import { type Random, seededRandom } from "./random.ts";
import { type Day, instantAt } from "./school-days.ts";
import type { DemoRows } from "./tables.ts";

export type CouponPlace = {
  readonly place: Place;
  readonly cafeteriaId: string;
  readonly products: readonly DemoProduct[];
  readonly diners: readonly DemoDiner[];
  readonly sellerId: ProfileId;
  readonly days: readonly Day[];
  readonly now: number;
  /** Coupons are newer than the last price list. */
  readonly pricesChangedAt: number;
};

const hour = 3_600_000;
const families = 24;
const buyAt = 8.25 * hour;
const redeemedAt = 12.2 * hour;

const offersOf = (random: Random, products: readonly DemoProduct[]): readonly CouponOffer[] =>
  demoCoupons.map(({ products: names, ...offer }) => {
    const covered = names.flatMap((name) => products.find(({ product }) => product.name === name) ?? []);
    const productIds = covered.map(({ product }) => product.id);
    return { products: covered, coupon: sampleCoupon({ ...offer, id: id<"coupon">(random.uuid()), productIds }) };
  });

/** One book bought on a day, as the product itself would sell it. */
function buyBook(
  random: Random,
  { place, sellerId }: CouponPlace,
  offer: CouponOffer,
  buyer: DemoDiner,
  day: Day,
): CouponBook {
  const at = instantAt(day.start + buyAt + random.whole(0, 900) * 1000);
  const paymentMethod = random.happens(0.5) ? "CARD" : "TRANSFER";
  const decision = decideCouponSale(
    { buyerId: buyer.client.id, paymentMethod, quantity: 1, expectedTotal: couponSaleTotal(offer.coupon, 1) },
    {
      at,
      sellerLevel: "CAFETERIA_ADMINISTRATOR",
      isRegisterOpen: false,
      cafeteria: {
        features: place.features,
        customPaymentMethod: place.voucher,
        timeZone: place.zone,
        balanceFloor: noMoney,
      },
      buyer: { balance: buyer.client.balance, minimumBalance: noMoney },
      // What is no longer sold was sold once.
      coupon: { ...offer.coupon, status: "ENABLED" },
    },
  );
  if (!decision.ok) throw new BrokenInvariant(`the demo's coupon is refused: ${decision.failure.code}`);
  const bought: UserCoupon = {
    id: id<"user-coupon">(random.uuidAt(Date.parse(at))),
    couponId: offer.coupon.id,
    profileId: buyer.client.id,
    name: offer.coupon.name,
    productIds: offer.coupon.productIds,
    remainingQuantity: decision.value.uses,
    originalQuantity: decision.value.uses,
    buyTime: at,
    expirationTime: decision.value.expirationTime,
    status: "ENABLED",
  };
  const transactionId = random.uuidAt(Date.parse(at));
  return { bought, transactionId, total: decision.value.total, paymentMethod, localDate: day.date, sellerId };
}

/** Its uses on the school days after the purchase, while it lasts. */
function redeemBook(
  random: Random,
  setting: CouponPlace,
  offer: CouponOffer,
  buyer: DemoDiner,
  book: CouponBook,
): CouponUse[] {
  const uses: CouponUse[] = [];
  const most = Math.min(random.whole(0, 4), book.bought.originalQuantity);
  for (const day of setting.days) {
    const at = day.start + redeemedAt + random.whole(0, 1_500) * 1000;
    const isUsable = day.date > book.localDate && day.isSchoolDay && at < setting.now;
    if (!isUsable || instantAt(at) >= book.bought.expirationTime || uses.length >= most) continue;
    if (!random.happens(0.3)) continue;
    uses.push({
      transactionId: random.uuidAt(at),
      cartId: random.uuid(),
      userCouponId: book.bought.id,
      product: random.pick(offer.products),
      diner: buyer,
      localDate: day.date,
      at: instantAt(at),
      sellerId: setting.sellerId,
    });
  }
  return uses;
}

/** What the place sells by coupons, who has bought some, and what of it is used. */
export function couponDemo(setting: CouponPlace): {
  readonly rows: DemoRows;
  readonly postings: readonly DemoPosting[];
} {
  if (!setting.place.features.includes("coupons")) return { rows: {}, postings: [] };
  // Of its own, so that nothing else in the demo depends on it.
  const random = seededRandom(setting.place.seed + 1_000);
  const offers = offersOf(random, setting.products);
  const days = setting.days.filter(
    (day) => day.isSchoolDay && day.start > setting.pricesChangedAt && day.start + buyAt + hour < setting.now,
  );
  const buyers = [setting.diners[0], ...Array.from({ length: families }, () => random.pick(setting.diners))];
  const books: CouponBook[] = [];
  const uses: CouponUse[] = [];
  for (const [index, buyer] of buyers.entries()) {
    // The family that signs in has one of what is sold most.
    const offer = index === 0 ? offers[0] : random.pick(offers);
    if (buyer === undefined || offer === undefined || days.length === 0) continue;
    const book = buyBook(random, setting, offer, buyer, random.pick(days));
    books.push(book);
    uses.push(...redeemBook(random, setting, offer, buyer, book));
  }
  return {
    rows: {
      ...couponRows(setting.cafeteriaId, offers),
      ...bookRows(setting.cafeteriaId, books),
      ...redemptionRows(setting.cafeteriaId, books, uses),
    },
    postings: books.map((book) => ({
      debit: book.paymentMethod,
      credit: "COUPON_SALES",
      amount: book.total,
      causeKind: "TRANSACTION",
      causeId: book.transactionId,
      at: book.bought.buyTime,
    })),
  };
}
