import { unitPriceFor } from "../catalog/index.ts";
import { type Cents, type ClassId, type Result, accepted, refused } from "../kernel/index.ts";
import type { ProductFact, SaleFacts, VersionPrice } from "./sale-facts.ts";
import type { SaleRefusal } from "./sale-refusal.ts";
import type { GenericItem, ProductItem, SaleRequest } from "./sale-request.ts";

export type ResolvedProduct = {
  readonly item: ProductItem;
  readonly fact: ProductFact;
  readonly unitPrice: Cents;
  /** What the line says that it was shown at, else what the version that the till named costs. */
  readonly shownPrice: Cents;
  /** Of a promotion: what each unit of it holds. */
  readonly parts: readonly ResolvedPart[];
};

export type ResolvedPart = { readonly fact: ProductFact; readonly quantity: number };

export type ResolvedItem =
  | ResolvedProduct
  | { readonly item: GenericItem; readonly fact: null; readonly unitPrice: Cents };

const pricesOfVersion = ({ product, versions }: ProductFact, version: number): VersionPrice | undefined =>
  version === product.version ? product : versions.get(version);

/** On sale, and for this class. */
function offerRefusal({ isDeleted, product }: ProductFact, classId: ClassId | null): SaleRefusal | null {
  if (isDeleted) return { code: "DELETED_PRODUCT" };
  return classId !== null && product.hiddenForClasses.includes(classId) ? { code: "WRONG_PRODUCT" } : null;
}

/** The items of a promotion, or the first that can't be sold. SALE-64 */
function resolveParts(
  { product }: ProductFact,
  products: SaleFacts["products"],
  classId: ClassId | null,
): Result<readonly ResolvedPart[], SaleRefusal> {
  const parts: ResolvedPart[] = [];
  for (const { productId, quantity } of product.items) {
    const fact = products.get(productId);
    if (fact === undefined) return refused({ code: "WRONG_PRODUCT" });
    const refusal = offerRefusal(fact, classId);
    if (refusal !== null) return refused(refusal);
    parts.push({ fact, quantity });
  }
  return accepted(parts);
}

/** Called by the product's name. An older version may have had another one, and says by its number which it was. */
const isNamedRight = ({ name, productLabel, productVersion }: ProductItem, { product }: ProductFact): boolean =>
  productVersion !== product.version || [name, productLabel].every((one) => (one ?? "") === "" || one === product.name);

function resolveProduct(
  item: ProductItem,
  products: SaleFacts["products"],
  classId: ClassId | null,
): Result<ResolvedProduct, SaleRefusal> {
  const fact = products.get(item.productId);
  const shown = fact === undefined ? undefined : pricesOfVersion(fact, item.productVersion);
  if (fact === undefined || shown === undefined || !isNamedRight(item, fact)) return refused({ code: "WRONG_PRODUCT" });
  const refusal = offerRefusal(fact, classId);
  if (refusal !== null) return refused(refusal);
  // A monthly pass is sold by its own flow: one order for each of its dates.
  if (fact.product.type === "CALENDAR") return refused({ code: "WRONG_PRODUCT" });
  const parts = resolveParts(fact, products, classId);
  if (!parts.ok) return parts;
  const unitPrice = unitPriceFor(fact.product, classId);
  const shownPrice = item.price ?? unitPriceFor(shown, classId);
  return accepted({ item, fact, unitPrice, shownPrice, parts: parts.value });
}

/** Every item with its product and its price for the diner's class, or the first one that can't be sold. SALE-13 */
export function resolveItems(
  request: Pick<SaleRequest, "orderItems">,
  facts: Pick<SaleFacts, "products" | "diner">,
): Result<readonly ResolvedItem[], SaleRefusal> {
  const classId = facts.diner?.commensal.classId ?? null;
  const resolved: ResolvedItem[] = [];
  for (const item of request.orderItems) {
    if (item.type === "GENERIC") {
      resolved.push({ item, fact: null, unitPrice: item.price });
      continue;
    }
    const product = resolveProduct(item, facts.products, classId);
    if (!product.ok) return product;
    resolved.push(product.value);
  }
  return accepted(resolved);
}
