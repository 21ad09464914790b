import {
  type ConsumableId,
  type Fraction,
  type Quantity,
  type SupplierId,
  type Unit,
  largestEntry,
  nearestWhole,
  quantity,
} from "../inventory/index.ts";
import { type Cents, type Result, accepted, cents, refused, sumMoney } from "../kernel/index.ts";

export type MissingSupply = {
  readonly consumableId: ConsumableId;
  readonly supplierId: SupplierId | null;
  readonly unit: Unit | null;
  /** Of one unit. */
  readonly unitCost: Cents;
  /** In exact hundredths. */
  readonly missing: Fraction;
};

export type PurchaseRow = {
  readonly consumableId: ConsumableId;
  readonly missing: Fraction;
  /** As much as can be asked for. */
  readonly quantity: Quantity;
  readonly cost: Cents;
};

export type Purchase = {
  readonly supplierId: SupplierId | null;
  readonly rows: readonly PurchaseRow[];
  /** Of the rows as they are shown, so that the printed list adds up. */
  readonly cost: Cents;
};

export type TooExpensive = { readonly code: "COST_TOO_HIGH"; readonly consumableId: ConsumableId };

/** Nobody sells a third of a hundredth, nor half an egg; less than what is missing is not enough. */
function boughtFor({ unit, missing: { top, bottom } }: MissingSupply): Quantity {
  const least = unit === "PIECE" ? 100n : 1n;
  const step = bottom * least;
  return quantity(Number(((top + step - 1n) / step) * least));
}

/** What has to be bought, by supplier, each supply once. PRODUCTION-04 */
export function purchasesOf(supplies: readonly MissingSupply[]): Result<readonly Purchase[], TooExpensive> {
  const bySupplier = new Map<SupplierId | null, PurchaseRow[]>();
  for (const supply of supplies) {
    const { consumableId, supplierId, missing, unitCost } = supply;
    if (missing.top === 0n) continue;
    const bought = boughtFor(supply);
    const cost = nearestWhole(BigInt(bought) * BigInt(unitCost), 100n);
    if (cost > BigInt(largestEntry)) return refused({ code: "COST_TOO_HIGH", consumableId });
    const row: PurchaseRow = { consumableId, missing, quantity: bought, cost: cents(Number(cost)) };
    const known = bySupplier.get(supplierId);
    if (known === undefined) bySupplier.set(supplierId, [row]);
    else known.push(row);
  }
  return accepted(
    [...bySupplier].map(([supplierId, rows]) => ({
      supplierId,
      rows,
      cost: sumMoney(rows.map(({ cost }) => cost)),
    })),
  );
}
