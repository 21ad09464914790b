import type { PrivilegeLevel } from "@cantina/domain/access";
import type { Cents, ClassId, Instant } from "@cantina/domain/kernel";
import type { DinerFact, ProductFact, SaleFacts } from "@cantina/domain/sale";
import type { SaleFactsRow } from "./sale-facts.queries.ts";

type Priced = { readonly price: Cents; readonly classPrice: Cents | null };

/** Of all class prices only the diner's was read. */
const pricesOf = ({ price, classPrice }: Priced, classId: ClassId | null) => ({
  price,
  classPrices: classId === null || classPrice === null ? [] : [{ classId, price: classPrice }],
});

const dinerFact = (row: NonNullable<SaleFactsRow["diner"]>): DinerFact => ({
  commensal: {
    id: row.id,
    status: row.status,
    classId: row.classId,
    dailyLimit: row.dailyLimit,
    allergens: row.allergens,
  },
  client: { id: row.clientId, balance: row.balance, minimumBalance: row.minimumBalance },
  category: row.category,
  spentToday: row.spentToday,
});

function productFact(row: SaleFactsRow["products"][number], facts: SaleFactsRow): ProductFact {
  const classId = facts.diner?.classId ?? null;
  const { price: _price, classPrice: _classPrice, isDeleted, soldToday, ...product } = row;
  const allergens = facts.containedAllergens.find(({ productId }) => productId === row.id)?.allergens ?? [];
  const versions = facts.namedVersions.filter((version) => version.productId === row.id);
  return {
    product: { ...product, ...pricesOf(row, classId), allergens },
    isDeleted,
    soldToday,
    versions: new Map(versions.map((one) => [one.version, pricesOf(one, classId)])),
  };
}

type Asker = { readonly sellerLevel: PrivilegeLevel | null; readonly at: Instant };

/** What the database told, as the domain's decision wants it. */
export const saleFactsOf = (row: SaleFactsRow, { sellerLevel, at }: Asker): SaleFacts => ({
  at,
  sellerLevel,
  isRegisterOpen: row.registerSessionId !== null,
  cafeteria: row.cafeteria,
  diner: row.diner === null ? null : dinerFact(row.diner),
  products: new Map(row.products.map((product) => [product.id, productFact(product, row)])),
  restrictedProductIds: new Set(row.restrictedProductIds),
  userCoupons: new Map(row.userCoupons.map((coupon) => [coupon.id, coupon])),
});
