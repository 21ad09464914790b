import { type LocalDate, type ProductId, addDays, temporal } from "@cantina/domain/kernel";

import type { DemoProduct } from "./catalog.ts";
import { seededRandom } from "./random.ts";
import { type Day, instantAt } from "./school-days.ts";
import type { DemoRows, Row } from "./tables.ts";

export type DemoCount = { readonly id: string; readonly at: string; readonly week: LocalDate };
/** So many units of a product for one week. */
export type Delivery = { productId: ProductId; units: number; at: string };

type Booked = { readonly cafeteriaId: string; readonly keeperId: string };

const hour = 3_600_000;
const closing = 16.5 * hour;
const sections = new Set(["Kiosco", "Bebidas"]);
/** What was found more or less of than expected. */
const differences: ReadonlyMap<string, number> = new Map([
  ["Alfajor de chocolate", -2],
  ["Caramelos masticables", -5],
  ["Gaseosa cola 354 ml", -1],
  ["Papas fritas 40 g", 1],
]);

const weekdayOf = (date: LocalDate): number => temporal().PlainDate.from(date).dayOfWeek;

export const weekOf = (date: LocalDate): LocalDate => addDays(date, 1 - weekdayOf(date));

/** On the latest Friday that is over; null: there was none yet. */
export function latestCount(seed: number, days: readonly Day[], now: number): DemoCount | null {
  const day = days.findLast(
    ({ date, start, isSchoolDay }) => isSchoolDay && weekdayOf(date) === 5 && start + closing < now,
  );
  if (day === undefined) return null;
  return { id: seededRandom(seed).uuid(), at: instantAt(day.start + closing), week: weekOf(day.date) };
}

/** What was delivered that week makes up for what differs, so that the stock still ends where the menu says. */
export function countShelf(
  { id, at, week }: DemoCount,
  products: readonly DemoProduct[],
  deliveries: ReadonlyMap<string, Delivery>,
) {
  const found = products
    .filter(({ product, section }) => product.currentStock !== null && sections.has(section))
    .map(({ product }) => {
      const delivery = deliveries.get(`${product.id} ${week}`);
      const wanted = differences.get(product.name) ?? 0;
      const isMadeUp = delivery !== undefined && delivery.at < at && delivery.units > wanted;
      if (isMadeUp) delivery.units -= wanted;
      return { productId: product.id, difference: isMadeUp ? wanted : 0 };
    });
  return {
    /** Among the records that led there, which have their numbers now. */
    book: (flows: readonly Row[], { cafeteriaId, keeperId }: Booked): DemoRows => {
      const before = flows.filter((flow) => String(flow["date_time"]) < at);
      const expected = new Map<unknown, number>();
      for (const { product_id: productId, amount } of before)
        expected.set(productId, (expected.get(productId) ?? 0) + Number(amount));
      const records = found.map(({ productId, difference }) => ({
        cafeteria_id: cafeteriaId,
        product_id: productId,
        type: "COUNT",
        amount: difference,
        description: "",
        seller_id: keeperId,
        transaction_id: null,
        count_id: id,
        date_time: at,
      }));
      return {
        stock_count: [{ id, cafeteria_id: cafeteriaId, profile_id: keeperId, at }],
        stock_flow: [...before, ...records, ...flows.slice(before.length)].map((flow, index) => ({
          id: index + 1,
          ...flow,
        })),
        stock_count_row: found.map(({ productId, difference }, index) => ({
          count_id: id,
          product_id: productId,
          counted_at: at,
          counted: (expected.get(productId) ?? 0) + difference,
          expected: expected.get(productId) ?? 0,
          shortage: 0,
          record_id: before.length + index + 1,
          superseded_by: null,
        })),
      };
    },
  };
}
