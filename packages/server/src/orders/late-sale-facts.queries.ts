import type { PrivilegeLevel } from "@cantina/domain/access";
import type { Feature } from "@cantina/domain/cafeteria";
import type { ProductType, PromotionItem } from "@cantina/domain/catalog";
import {
  BrokenInvariant,
  type Cents,
  type ClassId,
  type Instant,
  type OrderId,
  type ProductId,
  type ProfileId,
} from "@cantina/domain/kernel";
import type { DiscountHistory, LateProductFact, LateSale, LateSaleFacts } from "@cantina/domain/sale";
import { CompiledQuery, type Transaction } from "kysely";
import { databaseMs } from "../db/index.ts";
import { lateSaleFactsFunction } from "./late-sale-facts.sql.ts";

/** `now`: what the database's clock showed. */
type Told<Facts> = {
  readonly now: number;
  /** Or the key has an answer already. */
  readonly facts: Facts | { readonly firstAnswer: object };
};

/** As the SQL function `late_sale_facts` writes it. */
export type LateSaleRow = {
  readonly firstAnswer: null;
  readonly soldOrderId: OrderId | null;
  readonly timeZone: string;
  readonly features: readonly Feature[];
  readonly seller: { readonly level: PrivilegeLevel | null; readonly lostRightAt: Instant | null } | null;
  readonly diner: { readonly name: string; readonly clientId: ProfileId; readonly classId: ClassId | null } | null;
  readonly registerThen: LateSaleFacts["registerThen"];
  readonly registerNow: LateSaleFacts["registerNow"];
  readonly products: readonly {
    readonly id: ProductId;
    readonly type: ProductType;
    readonly currentStock: number | null;
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

// The column's; a larger one never existed, and must be refused as such instead of failing the statement.
const largestVersion = 2_147_483_647;

const statement = `select ${lateSaleFactsFunction.name}($1, $2, $3, $4, $5, $6, $7, $8, $9) as facts, ${databaseMs} as now`;

/** Locks what the late sale depends on and reads it. */
export async function readLateSaleFacts(
  trx: Transaction<unknown>,
  { cafeteriaId, key }: { readonly cafeteriaId: string; readonly key: string },
  sale: LateSale,
): Promise<Told<LateSaleRow>> {
  const named = sale.orderItems.filter((item) => item.type === "PRODUCT");
  const { rows } = await trx.executeQuery<Told<LateSaleRow>>(
    CompiledQuery.raw(statement, [
      cafeteriaId,
      sale.sellerId,
      key,
      sale.cartId,
      sale.soldAt,
      sale.commensalId,
      sale.registerSessionId,
      named.map((item) => item.productId),
      named.map((item) => Math.min(item.productVersion, largestVersion)),
    ]),
  );
  const row = rows[0];
  if (row === undefined) throw new BrokenInvariant("late_sale_facts answered nothing");
  return row;
}

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
  seller: row.seller,
  diner: row.diner === null ? null : { ...row.diner, discounts },
  products: new Map(row.products.map((product) => [product.id, productFact(product, row)])),
  registerThen: row.registerThen,
  registerNow: row.registerNow,
});
