import type { Allergen } from "../allergens/index.ts";
import type { CategoryId, Cents, ClassId, LocalDate, ProductId } from "../kernel/index.ts";
import type { Seal } from "../school-rules/index.ts";

/** What stands in the catalogue; a GENERIC item exists only in a cart. */
export const productTypes = ["PRODUCT", "CALENDAR", "PROMOTION"] as const;
export type ProductType = (typeof productTypes)[number];

export type ClassPrice = { readonly classId: ClassId; readonly price: Cents };

/** What one unit of a promotion holds of a product. */
export type PromotionItem = {
  readonly productId: ProductId;
  readonly name: string;
  readonly quantity: number;
};

/** The same with what says whether it can be had. */
export type CatalogItem = PromotionItem & Pick<Product, "currentStock" | "hiddenForClasses" | "seals">;

export type Product = {
  readonly id: ProductId;
  readonly type: ProductType;
  readonly name: string;
  readonly description: string;
  readonly categoryId: CategoryId;
  readonly position: number;
  /** Each edit of name or price makes the next version; orders name the one they were priced from. */
  readonly version: number;
  readonly price: Cents;
  readonly classPrices: readonly ClassPrice[];
  /** In the order in which they are shown; none but a promotion has any. */
  readonly items: readonly CatalogItem[];
  /** null: not stock controlled, unlimited. Of a promotion: how many its items' stock is enough for. CATALOG-06 */
  readonly currentStock: number | null;
  /** Units a day over all diners; null: no limit. */
  readonly dailyLimit: number | null;
  readonly barcode: string | null;
  readonly shownInApp: boolean;
  readonly imageUrl: string | null;
  readonly hiddenForClasses: readonly ClassId[];
  /** Days on which it is shown; none means every day. */
  readonly displayDates: readonly LocalDate[];
  /** What it contains, through every level of its recipe and in its items. ALLERGEN-02 */
  readonly allergens: readonly Allergen[];
  /** Of a promotion: what its items carry. SCHOOL-01 SCHOOL-02 */
  readonly seals: readonly Seal[];
};

export type Category = {
  readonly id: CategoryId;
  readonly name: string;
  readonly position: number;
  /** HH:mm:ss after which app orders with its products are refused. */
  readonly requestTimeLimit: string | null;
  /** Counts the edits: an edit names the version that it was made from. */
  readonly version: number;
  /** What it was called before it lost its name to another one, until somebody saves it. EDIT-17 */
  readonly formerName?: string;
};
