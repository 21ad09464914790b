import { type ConsumableId, type Fraction, type SupplierId, largestEntry, nearestWhole } from "../inventory/index.ts";
import { type Cents, type Result, accepted, cents, refused, sumMoney } from "../kernel/index.ts";

export type MissingSupply = {
  readonly consumableId: ConsumableId;
  readonly supplierId: SupplierId | null;
  /** Of one unit. */
  readonly unitCost: Cents;
  /** In exact hundredths. */
  readonly missing: Fraction;
};

export type PurchaseRow = {
  readonly consumableId: ConsumableId;
  readonly missing: Fraction;
  readonly cost: Cents;
};

export type Purchase = {
  readonly supplierId: SupplierId | null;
  readonly rows: readonly PurchaseRow[];
  /** Of the rows as they are shown, so that the printed list adds up. */
  readonly cost: Cents;
};

export type TooExpensive = { readonly code: "COST_TOO_HIGH"; readonly consumableId: ConsumableId };

/** Exact until the cent, and then rounded once. */
const costOf = ({ unitCost, missing }: MissingSupply): bigint =>
  nearestWhole(missing.top * BigInt(unitCost), missing.bottom * 100n);

/** What has to be bought, by supplier, each supply once. PRODUCTION-04 */
export function purchasesOf(supplies: readonly MissingSupply[]): Result<readonly Purchase[], TooExpensive> {
  const bySupplier = new Map<SupplierId | null, PurchaseRow[]>();
  for (const supply of supplies) {
    const { consumableId, supplierId, missing } = supply;
    if (missing.top === 0n) continue;
    const cost = costOf(supply);
    if (cost > BigInt(largestEntry)) return refused({ code: "COST_TOO_HIGH", consumableId });
    const row: PurchaseRow = { consumableId, missing, cost: cents(Number(cost)) };
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
