import { randomUUID } from "node:crypto";
import type { ProductType } from "@cantina/domain/catalog";
import { type CommensalId, type ProductId, type ProfileId, id } from "@cantina/domain/kernel";
import { type Canteen, type Query, addProfile } from "./canteen.ts";

export type ProductOptions = {
  readonly name?: string;
  /** Minor units. */
  readonly price?: number;
  /** Of the canteen's class, minor units. */
  readonly classPrice?: number;
  /** Absent: not stock controlled. */
  readonly stock?: number;
  readonly dailyLimit?: number;
  readonly isDeleted?: boolean;
  readonly isHiddenForClass?: boolean;
  readonly isPass?: boolean;
  /** Makes it a promotion of these. */
  readonly holds?: readonly { readonly productId: ProductId; readonly quantity: number }[];
};

const addVersion = async (
  query: Query,
  canteen: Canteen,
  productId: string,
  version: number,
  options: ProductOptions,
) => {
  await query("insert into product_version (product_id, version, name, price) values ($1, $2, $3, $4)", [
    productId,
    version,
    options.name ?? "Café",
    options.price ?? 15_000,
  ]);
  for (const [position, item] of (options.holds ?? []).entries()) {
    await query(
      `insert into promotion_item (cafeteria_id, promotion_id, version, product_id, position, quantity)
       values ($1, $2, $3, $4, $5, $6)`,
      [canteen.cafeteriaId, productId, version, item.productId, position, item.quantity],
    );
  }
  if (options.classPrice === undefined) return;
  await query("insert into product_class_price (product_id, version, class_id, price) values ($1, $2, $3, $4)", [
    productId,
    version,
    canteen.classId,
    options.classPrice,
  ]);
};

function typeOf({ isPass, holds }: ProductOptions): ProductType {
  if (isPass === true) return "CALENDAR";
  return holds === undefined ? "PRODUCT" : "PROMOTION";
}

export async function addProduct(query: Query, canteen: Canteen, options: ProductOptions = {}): Promise<ProductId> {
  const productId = id<"product">(randomUUID());
  await query(
    `insert into product (id, cafeteria_id, category_id, position, status, current_stock, daily_limit, hidden_for_classes,
       type)
     values ($1, $2, $3, 1, $4, $5, $6, $7, $8)`,
    [
      productId,
      canteen.cafeteriaId,
      canteen.categoryId,
      options.isDeleted === true ? "DELETED" : "ENABLED",
      options.stock ?? null,
      options.dailyLimit ?? null,
      options.isHiddenForClass === true ? [canteen.classId] : [],
      typeOf(options),
    ],
  );
  await addVersion(query, canteen, productId, 1, options);
  if (options.stock !== undefined) {
    await query(
      "insert into stock_flow (cafeteria_id, product_id, type, amount) values ($1, $2, 'INITIALIZE_STOCK', $3)",
      [canteen.cafeteriaId, productId, options.stock],
    );
  }
  return productId;
}

/** The next version, as an edit of the price makes it. */
export async function repriceProduct(
  query: Query,
  canteen: Canteen,
  productId: ProductId,
  options: ProductOptions,
): Promise<void> {
  const [row] = await query(
    "update product set current_version = current_version + 1 where id = $1 returning current_version",
    [productId],
  );
  await addVersion(query, canteen, productId, Number(row?.["current_version"]), options);
}

export type DinerOptions = {
  /** Minor units, ≥ 0. */
  readonly balance?: number;
  readonly minimumBalance?: number;
  readonly dailyLimit?: number;
  readonly isDeleted?: boolean;
};

/** Units that come, with their record; a product without stock has stock from then on. */
export async function putStock(query: Query, productId: ProductId, units: number): Promise<void> {
  await query(
    `with put as (
       update product set current_stock = coalesce(current_stock, 0) + $2 where id = $1 returning id, cafeteria_id
     )
     insert into stock_flow (cafeteria_id, product_id, type, amount) select cafeteria_id, id, 'IN', $2 from put`,
    [productId, units],
  );
}

export type AddedDiner = { readonly commensalId: CommensalId; readonly clientId: ProfileId };

/** A client with money on its account and one commensal of the canteen's class. */
export async function addDiner(query: Query, canteen: Canteen, options: DinerOptions = {}): Promise<AddedDiner> {
  const clientId = await addProfile(query, canteen.cafeteriaId, null);
  await query("update profile set minimum_balance = $2 where id = $1", [clientId, options.minimumBalance ?? null]);
  const commensalId = id<"commensal">(randomUUID());
  await query(
    `insert into commensal (id, cafeteria_id, profile_id, first_name, last_name, class_id, status, daily_limit)
     values ($1, $2, $3, 'Ana', 'Gómez', $4, $5, $6)`,
    [
      commensalId,
      canteen.cafeteriaId,
      clientId,
      canteen.classId,
      options.isDeleted === true ? "DELETED" : "ENABLED",
      options.dailyLimit ?? null,
    ],
  );
  if ((options.balance ?? 0) > 0) {
    await query(
      `insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id)
       select $1, d.id, c.id, $3, 'CORRECTION', gen_random_uuid() from account d, account c
        where d.cafeteria_id = $1 and d.kind = 'CORRECTIONS' and c.profile_id = $2`,
      [canteen.cafeteriaId, clientId, options.balance],
    );
  }
  return { commensalId, clientId };
}

/** A food that the family has ruled out. */
export async function restrict(query: Query, commensalId: CommensalId, productId: ProductId): Promise<void> {
  await query("insert into commensal_restriction (commensal_id, product_id) values ($1, $2)", [commensalId, productId]);
}
