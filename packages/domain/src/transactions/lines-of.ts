import { type Cents, type ProductId, addMoney, noMoney } from "../kernel/index.ts";
import type { Order, OrderItem } from "../orders/index.ts";

/** Which lines of orders are looked for; undefined: whatever it is. */
export type LineFilter = {
  readonly productId?: ProductId | undefined;
  readonly productVersion?: number | undefined;
  /** Of what had no product. */
  readonly genericName?: string | undefined;
  readonly unitPrice?: Cents | undefined;
};

export const isLineAsked = (filter: LineFilter): boolean =>
  [filter.productId, filter.productVersion, filter.genericName, filter.unitPrice].some((one) => one !== undefined);

const isOf = (line: OrderItem, { productId, productVersion, genericName, unitPrice }: LineFilter): boolean =>
  (productId === undefined || line.productId === productId) &&
  (productVersion === undefined || line.productVersion === productVersion) &&
  (genericName === undefined || (line.type === "GENERIC" && line.name === genericName)) &&
  (unitPrice === undefined || line.price === unitPrice);

/** What an order's lines of these come to. HISTORY-12 */
export const linesTotal = ({ orderItems }: Pick<Order, "orderItems">, filter: LineFilter): Cents =>
  orderItems.filter((line) => isOf(line, filter)).reduce((sum, { total }) => addMoney(sum, total), noMoney);
