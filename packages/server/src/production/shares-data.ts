import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { productionEndpoints } from "@cantina/contract/inventory";
import { type ConsumableId, type Fraction, type Quantity, quantity } from "@cantina/domain/inventory";
import type { OrderId, ProductId } from "@cantina/domain/kernel";
import { sharesOf, shownParts } from "@cantina/domain/production";
import { type Reader, personOf } from "../transactions/index.ts";
import type { OrderFacts } from "./demand.queries.ts";
import type { MadePlan, PlanLine } from "./make-plan.ts";
import { shownQuantity } from "./plan-data.ts";

type SharesData = GivenDataOf<typeof productionEndpoints.readProductionShares>;

/** A line with its part of the figure; null: portions are asked for. */
type OpenedLine = { readonly line: PlanLine; readonly share: Quantity | null };
export type OpenedDish = {
  readonly productId: ProductId;
  readonly share: Quantity | null;
  readonly lines: readonly OpenedLine[];
};
export type Opened = { readonly share: Quantity | null; readonly dishes: readonly OpenedDish[] };

const noDishes: Opened = { share: null, dishes: [] };

/** What is needed of it, dish by dish, those too that need next to nothing. PRODUCTION-05 PRODUCTION-12 */
function openedNeed({ plan }: MadePlan, consumableId: ConsumableId): Opened {
  const need = [...plan.prepared, ...plan.supplies].find((one) => one.consumableId === consumableId);
  if (need === undefined) return { ...noDishes, share: quantity(0) };
  const total = shownQuantity(need.needed);
  const dishes = sharesOf(plan, consumableId);
  const parts = shownParts(total, exactOf(dishes));
  return {
    share: total,
    dishes: dishes.map(({ productId, lines }, index) => {
      const part = parts[index] ?? total;
      const shares = shownParts(part, exactOf(lines));
      return { productId, share: part, lines: lines.map(({ line }, at) => ({ line, share: shares[at] ?? part })) };
    }),
  };
}

const exactOf = (parts: readonly { readonly share: Fraction }[]): readonly Fraction[] =>
  parts.map(({ share }) => share);

function openedPortions({ plan }: MadePlan): Opened {
  const dishes = plan.dishes.map(({ productId, lines }) => ({
    productId,
    share: null,
    lines: lines.map((line) => ({ line, share: null })),
  }));
  return { share: null, dishes };
}

/** Of a consumable, of a product, or how much of the one the other needs. */
export type AskedFigure = {
  readonly consumableId?: ConsumableId | undefined;
  readonly productId?: ProductId | undefined;
};

export function openedFigure(made: MadePlan, { consumableId, productId }: AskedFigure): Opened {
  const opened = consumableId === undefined ? openedPortions(made) : openedNeed(made, consumableId);
  if (productId === undefined) return opened;
  const dishes = opened.dishes.filter((dish) => dish.productId === productId);
  return { dishes, share: opened.share === null ? null : (dishes[0]?.share ?? quantity(0)) };
}

export type ShareNames = {
  readonly products: ReadonlyMap<ProductId, string>;
  readonly orders: ReadonlyMap<OrderId, OrderFacts>;
  readonly reader: Reader;
};

const unitsOf = (lines: readonly OpenedLine[]): number => lines.reduce((sum, { line }) => sum + line.units, 0);

export function sharesDataOf(opened: Opened, { subscriptions }: MadePlan, names: ShareNames): SharesData {
  const lineOf = ({ line, share }: OpenedLine): SharesData["dishes"][number]["lines"][number] => {
    const { origin, day, units } = line;
    const order = "orderId" in line ? names.orders.get(line.orderId) : undefined;
    const subscription =
      "subscriptionId" in line ? subscriptions.find(({ id }) => id === line.subscriptionId) : undefined;
    return {
      origin,
      day,
      units,
      share,
      orderId: order?.id ?? null,
      pickUpDateTime: order?.pickUpDateTime ?? null,
      commensal: order === undefined ? null : personOf(order.commensalName, order.commensalStatus, names.reader),
      subscriptionId: subscription?.id ?? null,
      subscriptionName: subscription?.name ?? null,
    };
  };
  return {
    units: opened.dishes.reduce((sum, { lines }) => sum + unitsOf(lines), 0),
    share: opened.share,
    dishes: opened.dishes.map(({ productId, share, lines }) => ({
      productId,
      name: names.products.get(productId) ?? "",
      units: unitsOf(lines),
      share,
      lines: lines.map(lineOf),
    })),
  };
}
