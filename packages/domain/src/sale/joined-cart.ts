import type { Cart } from "./cart.ts";

type Lines = Pick<Cart, "lines">;

const unitsOn = ({ lines }: Lines, key: string): number => lines.find((line) => line.key === key)?.quantity ?? 0;

/** Whether one cart has all that is in the other one. */
export const covers = (one: Lines, other: Lines): boolean =>
  other.lines.every((line) => unitsOn(one, line.key) >= line.quantity);

/** Two copies of a cart, made one: the first as it is, with what only the other one has. SALE-90 */
export function joinedCart(one: Cart, other: Cart): Cart {
  if (covers(one, other)) return one;
  const more = other.lines.filter((line) => line.quantity > unitsOn(one, line.key));
  const kept = one.lines.map((line) => more.find(({ key }) => key === line.key) ?? line);
  const added = more.filter((line) => unitsOn(one, line.key) === 0);
  return { ...one, lines: [...kept, ...added] };
}
