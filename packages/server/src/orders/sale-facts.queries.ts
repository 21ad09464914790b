import type { Feature } from "@cantina/domain/cafeteria";
import type {
  BasisPoints,
  Cents,
  ClassId,
  CommensalId,
  DiscountCategoryId,
  Instant,
  OrderId,
  ProductId,
  ProfileId,
} from "@cantina/domain/kernel";
import { BrokenInvariant } from "@cantina/domain/kernel";
import type { ProductType, PromotionItem } from "@cantina/domain/catalog";
import type { CommensalStatus } from "@cantina/domain/clients";
import type { UserCouponFact } from "@cantina/domain/coupons";
import type { SaleRequest } from "@cantina/domain/sale";
import { CompiledQuery, type Transaction } from "kysely";
import { databaseMs } from "../db/index.ts";
import { saleFactsFunction } from "./sale-facts.sql.ts";

/** `now`: what the database's clock showed. */
type Told<Facts> = {
  readonly now: number;
  /** Or the key has an answer already. */
  readonly facts: Facts | { readonly firstAnswer: object };
};

type ProductRow = {
  readonly id: ProductId;
  readonly type: ProductType;
  readonly name: string;
  readonly isDeleted: boolean;
  readonly version: number;
  readonly price: Cents;
  readonly classPrice: Cents | null;
  readonly currentStock: number | null;
  readonly dailyLimit: number | null;
  readonly hiddenForClasses: readonly ClassId[];
  readonly soldToday: number;
  /** Of a promotion, those of the current version; their products stand among the others. */
  readonly items: readonly PromotionItem[];
};

type DinerRow = {
  readonly id: CommensalId;
  readonly name: string;
  readonly status: CommensalStatus;
  readonly classId: ClassId | null;
  readonly dailyLimit: Cents | null;
  readonly clientId: ProfileId;
  readonly balance: Cents;
  readonly minimumBalance: Cents | null;
  readonly category: {
    readonly id: DiscountCategoryId;
    readonly name: string;
    readonly rate: BasisPoints;
    readonly maxDiscount: Cents | null;
    readonly minimumBalance: Cents;
  };
  readonly spentToday: Cents;
};

/** As the SQL function `sale_facts` writes it; its columns' checks vouch for the ranges. */
export type SaleFactsRow = {
  readonly firstAnswer: null;
  readonly soldOrderId: OrderId | null;
  readonly localDate: string;
  readonly registerSessionId: string | null;
  readonly cafeteria: {
    readonly features: readonly Feature[];
    readonly customPaymentMethod: string | null;
    readonly allowIgnoreMinimumBalance: boolean;
    readonly balanceFloor: Cents;
  };
  readonly diner: DinerRow | null;
  readonly products: readonly ProductRow[];
  /** Earlier versions that the request names. */
  readonly namedVersions: readonly {
    readonly productId: ProductId;
    readonly version: number;
    readonly price: Cents;
    readonly classPrice: Cents | null;
  }[];
  readonly restrictedProductIds: readonly ProductId[];
  /** Bought coupons that the request names. */
  readonly userCoupons: readonly UserCouponFact[];
};

export type SaleAsked = {
  readonly cafeteriaId: string;
  readonly sellerId: string;
  readonly key: string;
  readonly soldAt: Instant;
};

// The column's; a larger one never existed, and must be refused as such instead of failing the statement.
const largestVersion = 2_147_483_647;

const statement = `select ${saleFactsFunction.name}($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as facts, ${databaseMs} as now`;

/** Locks what the sale depends on and reads it. */
export async function readSaleFacts(
  trx: Transaction<unknown>,
  asked: SaleAsked,
  request: SaleRequest,
): Promise<Told<SaleFactsRow>> {
  const named = request.orderItems.filter((item) => item.type === "PRODUCT");
  // Raw, because building this text anew for each sale costs more than running it.
  const { rows } = await trx.executeQuery<Told<SaleFactsRow>>(
    CompiledQuery.raw(statement, [
      asked.cafeteriaId,
      asked.sellerId,
      asked.key,
      request.cartId,
      asked.soldAt,
      request.commensalId,
      request.paymentMethod === "ACCOUNT_BALANCE",
      named.map((item) => item.productId),
      named.map((item) => Math.min(item.productVersion, largestVersion)),
      named.flatMap((item) => item.exchangedCoupons.map(({ userCouponId }) => userCouponId)),
    ]),
  );
  const row = rows[0];
  if (row === undefined) throw new BrokenInvariant("sale_facts answered nothing");
  return row;
}
