import { type Cents, addMoney, multiplyMoney, noMoney, sumMoney } from "@cantina/domain/kernel";
import type { Order, OrderItem } from "@cantina/domain/orders";

export type ProductTally = { readonly name: string; readonly units: number; readonly total: Cents };

export type Tally = {
  readonly sales: number;
  readonly items: number;
  readonly total: Cents;
  /** Most units first. */
  readonly products: readonly ProductTally[];
};

export type Counted = {
  readonly total: Cents;
  readonly lines: readonly Pick<OrderItem, "name" | "quantity" | "total">[];
};

export const orderAsCounted = ({ totalPrice, orderItems }: Order): Counted => ({
  total: totalPrice,
  lines: orderItems,
});

/** A sale as the roll has it, at the prices of the catalogue. */
export function rollAsCounted(
  units: readonly { readonly name: string; readonly price: Cents; readonly quantity: number }[],
): Counted {
  const lines = units.map(({ name, price, quantity }) => ({ name, quantity, total: multiplyMoney(price, quantity) }));
  return { lines, total: sumMoney(lines.map(({ total }) => total)) };
}

export function tallyOf(sales: readonly Counted[]): Tally {
  const products = new Map<string, ProductTally>();
  for (const { name, quantity, total } of sales.flatMap(({ lines }) => lines)) {
    const before = products.get(name);
    const units = (before?.units ?? 0) + quantity;
    products.set(name, { name, units, total: addMoney(before?.total ?? noMoney, total) });
  }
  const all = [...products.values()].toSorted((a, b) => b.units - a.units || a.name.localeCompare(b.name, "es"));
  return {
    sales: sales.length,
    items: all.reduce((sum, { units }) => sum + units, 0),
    total: sumMoney(sales.map(({ total }) => total)),
    products: all,
  };
}

/** Where two tallies differ, in Spanish; none: they are equal. */
export function differencesOf(ours: Tally, theirs: Tally): readonly string[] {
  const differ = (what: string, a: number, b: number): readonly string[] =>
    a === b ? [] : [`${what}: el rollo dice ${a} y el servidor ${b}`];
  const names = new Set([...ours.products, ...theirs.products].map(({ name }) => name));
  const of = (tally: Tally, name: string) => tally.products.find((product) => product.name === name);
  return [
    ...differ("ventas", ours.sales, theirs.sales),
    ...differ("artículos", ours.items, theirs.items),
    ...differ("total (centavos)", ours.total, theirs.total),
    ...[...names].flatMap((name) => [
      ...differ(`${name}, unidades`, of(ours, name)?.units ?? 0, of(theirs, name)?.units ?? 0),
      ...differ(`${name}, total (centavos)`, of(ours, name)?.total ?? 0, of(theirs, name)?.total ?? 0),
    ]),
  ];
}
