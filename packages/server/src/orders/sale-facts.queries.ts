import type { Allergen } from "@cantina/domain/allergens";
import type { Feature } from "@cantina/domain/cafeteria";
import type { Cents, ClassId, CommensalId, Instant, OrderId, ProductId, ProfileId } from "@cantina/domain/kernel";
import type { ProductType, PromotionItem } from "@cantina/domain/catalog";
import type { CommensalStatus, DiscountCategory } from "@cantina/domain/clients";
import type { UserCouponFact } from "@cantina/domain/coupons";
import { isPaidBy } from "@cantina/domain/orders";
import type { SaleRequest } from "@cantina/domain/sale";
import type { Seal, SealPolicy } from "@cantina/domain/school-rules";
import type { Transaction } from "kysely";
import { type AnsweredBefore, factsCall, namedIn } from "./ask-facts.queries.ts";
import { saleFactsFunction } from "./sale-facts.sql.ts";
import { sharedFactsFunction } from "./shared-facts.sql.ts";

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
  readonly seals: readonly Seal[];
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
  readonly allergens: readonly Allergen[];
  readonly clientId: ProfileId;
  readonly balance: Cents;
  readonly minimumBalance: Cents | null;
  readonly category: DiscountCategory;
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
    readonly countryId: string;
    readonly sealPolicy: SealPolicy;
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
  /** Asked for only where the commensal has a list. */
  readonly containedAllergens: readonly { readonly productId: ProductId; readonly allergens: readonly Allergen[] }[];
  /** Bought coupons that the request names. */
  readonly userCoupons: readonly UserCouponFact[];
};

export type SaleAsked = {
  readonly cafeteriaId: string;
  readonly sellerId: string;
  readonly key: string;
  readonly soldAt: Instant;
};

type SaleFactsTold = SaleFactsRow | AnsweredBefore;

const ask = factsCall<SaleFactsTold>(saleFactsFunction, 10);

/** Locks what the sale depends on and reads it. */
export const readSaleFacts = (trx: Transaction<unknown>, asked: SaleAsked, request: SaleRequest) =>
  ask(trx, [
    asked.cafeteriaId,
    asked.sellerId,
    asked.key,
    request.cartId,
    asked.soldAt,
    request.commensalId,
    isPaidBy(request, "ACCOUNT_BALANCE"),
    ...namedIn(request.orderItems),
    request.orderItems.flatMap((item) =>
      item.type === "PRODUCT" ? item.exchangedCoupons.map(({ userCouponId }) => userCouponId) : [],
    ),
  ]);

/** What one of several sales is asked by; they share the cafeteria and the moment. */
export type SharedAsked = Omit<SaleAsked, "cafeteriaId" | "soldAt"> & { readonly request: SaleRequest };

/** null: somebody else holds what it needs; false: it is sold by itself. */
export type SharedFacts = readonly (SaleFactsTold | null | false)[];

const askShared = factsCall<SharedFacts>(sharedFactsFunction, 7);

const distinct = (ids: readonly (string | null)[]): readonly string[] => [
  ...new Set(ids.filter((one) => one !== null)),
];

/** Names as the SQL function `shared_facts` reads them. */
const askedOf = ({ sellerId, key, request }: SharedAsked, soldAt: Instant) => {
  const [products, versions] = namedIn(request.orderItems);
  return {
    seller: sellerId,
    key,
    cart: request.cartId,
    sold_at: soldAt,
    commensal: request.commensalId,
    on_account: isPaidBy(request, "ACCOUNT_BALANCE"),
    products,
    versions,
  };
};

/**
 * The same of several sales, none of which exchanges coupons, as far as nobody else holds what they depend on. Those who
 * ask with the same `turnsName` are told one after the other's end.
 */
export const readSharedFacts = (
  trx: Transaction<unknown>,
  { cafeteriaId, turnsName, soldAt }: Pick<SaleAsked, "cafeteriaId" | "soldAt"> & { readonly turnsName: string },
  sales: readonly SharedAsked[],
) => {
  const asked = sales.map((sale) => askedOf(sale, soldAt));
  return askShared(trx, [
    cafeteriaId,
    turnsName,
    distinct(asked.map(({ seller }) => seller)),
    distinct(asked.map(({ commensal }) => commensal)),
    distinct(asked.map((one) => (one.on_account ? one.commensal : null))),
    distinct(asked.flatMap(({ products }) => products)),
    JSON.stringify(asked),
  ]);
};
