import { BrokenInvariant, type ProductId } from "@cantina/domain/kernel";
import { CompiledQuery, type Transaction } from "kysely";
import { type SqlFunction, databaseMs } from "../db/index.ts";

/** `now`: what the database's clock showed. */
type Told<Facts> = {
  readonly now: number;
  readonly facts: Facts;
};

/** What is told instead of facts: the key has an answer already. */
export type AnsweredBefore = { readonly firstAnswer: object };

/** How an SQL function is asked that locks what a sale depends on and reads it. */
export function factsCall<Facts>({ name }: SqlFunction, parameters: number) {
  const places = Array.from({ length: parameters }, (_, index) => `$${index + 1}`).join(", ");
  // Raw, because building this text anew for each sale costs more than running it.
  const statement = `select ${name}(${places}) as facts, ${databaseMs} as now`;
  return async (trx: Transaction<unknown>, values: readonly unknown[]): Promise<Told<Facts>> => {
    const { rows } = await trx.executeQuery<Told<Facts>>(CompiledQuery.raw(statement, [...values]));
    if (rows[0] === undefined) throw new BrokenInvariant(`${name} answered nothing`);
    return rows[0];
  };
}

type Item =
  | { readonly type: "PRODUCT"; readonly productId: ProductId; readonly productVersion: number }
  | { readonly type: "GENERIC" };

// The column's; a larger one never existed, and must be refused as such instead of failing the statement.
const largestVersion = 2_147_483_647;

/** The products that a sale names, and their versions. */
export function namedIn(items: readonly Item[]): readonly [readonly ProductId[], readonly number[]] {
  const named = items.filter((item) => item.type === "PRODUCT");
  return [
    named.map(({ productId }) => productId),
    named.map(({ productVersion }) => Math.min(productVersion, largestVersion)),
  ];
}
