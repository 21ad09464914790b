import { type Cart, noExchange } from "./cart.ts";

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

/** What a cart has more than its copy, with nothing exchanged for the units that are left; null: nothing. SALE-80 */
export function restOf(cart: Cart, copy: Lines): Cart | null {
  if (covers(copy, cart)) return null;
  const lines = cart.lines.flatMap((line) => {
    const sent = unitsOn(copy, line.key);
    if (sent === 0) return [line];
    const quantity = line.quantity - sent;
    if (quantity <= 0) return [];
    return [line.kind === "PRODUCT" ? { ...line, ...noExchange, quantity } : { ...line, quantity }];
  });
  return { ...cart, lines };
}
