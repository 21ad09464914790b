import type { PrivilegeLevel } from "@cantina/domain/access";
import type { Feature } from "@cantina/domain/cafeteria";
import type { ProductType, PromotionItem } from "@cantina/domain/catalog";
import type { Cents, ClassId, Instant, OrderId, ProductId, ProfileId } from "@cantina/domain/kernel";
import type { DiscountHistory, LateProductFact, LateSale, LateSaleFacts } from "@cantina/domain/sale";
import type { SchoolRules, Seal } from "@cantina/domain/school-rules";
import type { Transaction } from "kysely";
import { type AnsweredBefore, factsCall, namedIn } from "./ask-facts.queries.ts";
import { lateSaleFactsFunction } from "./late-sale-facts.sql.ts";

/** As the SQL function `late_sale_facts` writes it. */
export type LateSaleRow = {
  readonly firstAnswer: null;
  readonly soldOrderId: OrderId | null;
  readonly timeZone: string;
  readonly features: readonly Feature[];
  readonly schoolRules: SchoolRules;
  readonly seller: { readonly level: PrivilegeLevel | null; readonly lostRightAt: Instant | null } | null;
  readonly diner: { readonly name: string; readonly clientId: ProfileId; readonly classId: ClassId | null } | null;
  readonly registerThen: LateSaleFacts["registerThen"];
  readonly registerNow: LateSaleFacts["registerNow"];
  readonly products: readonly {
    readonly id: ProductId;
    readonly type: ProductType;
    readonly currentStock: number | null;
    readonly seals: readonly Seal[];
  }[];
  /** Those that the sale names. */
  readonly versions: readonly {
    readonly productId: ProductId;
    readonly version: number;
    readonly name: string;
    readonly prices: readonly Cents[];
    readonly items: readonly PromotionItem[];
  }[];
};

type LateSaleTold = LateSaleRow | AnsweredBefore;

const ask = factsCall<LateSaleTold>(lateSaleFactsFunction, 9);

/** Locks what the late sale depends on and reads it. */
export const readLateSaleFacts = (
  trx: Transaction<unknown>,
  { cafeteriaId, key }: { readonly cafeteriaId: string; readonly key: string },
  sale: LateSale,
) =>
  ask(trx, [
    cafeteriaId,
    sale.sellerId,
    key,
    sale.cartId,
    sale.soldAt,
    sale.commensalId,
    sale.registerSessionId,
    ...namedIn(sale.orderItems),
  ]);

function productFact(row: LateSaleRow["products"][number], { versions }: LateSaleRow): LateProductFact {
  const own = versions.filter(({ productId }) => productId === row.id);
  return {
    ...row,
    versions: new Map(
      own.map(({ version, name, prices, items }) => [version, { name, prices: new Set(prices), items }]),
    ),
  };
}

/** What the database told, as the domain's decision wants it. */
export const lateSaleFactsOf = (
  row: LateSaleRow,
  { discounts, ...asked }: Pick<LateSaleFacts, "at" | "sender"> & { readonly discounts: DiscountHistory },
): LateSaleFacts => ({
  ...asked,
  features: row.features,
  schoolRules: row.schoolRules,
  seller: row.seller,
  diner: row.diner === null ? null : { ...row.diner, discounts },
  products: new Map(row.products.map((product) => [product.id, productFact(product, row)])),
  registerThen: row.registerThen,
  registerNow: row.registerNow,
});
