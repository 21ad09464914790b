import type { ClassId, CommensalId, Instant, OrderId } from "../kernel/index.ts";
import type { OrderItem, OriginMedium } from "../orders/index.ts";

/** Of a line, what a kitchen needs to know. */
export type FutureItem = Pick<OrderItem, "type" | "productId" | "productVersion" | "name" | "quantity" | "items">;

/** A pending order for a day to come. The class is the one that it was sold for. */
export type FutureOrder = {
  readonly id: OrderId;
  readonly classId: ClassId | null;
  readonly class: string | null;
  readonly classPosition: number | null;
  /** null: for nobody in particular. */
  readonly commensalId: CommensalId | null;
  /** null too where somebody is deleted and the reader may not know who it was. FUTURE-06 */
  readonly commensalName: string | null;
  readonly commensalLastName: string | null;
  readonly isDeleted: boolean;
  readonly allergies: string | null;
  readonly comments: string;
  readonly pickupDateTime: Instant;
  readonly originMedium: OriginMedium;
  readonly orderItems: readonly FutureItem[];
};

export const unitsOf = (orders: readonly Pick<FutureOrder, "orderItems">[]): number =>
  orders.reduce((units, { orderItems }) => orderItems.reduce((sum, { quantity }) => sum + quantity, units), 0);
