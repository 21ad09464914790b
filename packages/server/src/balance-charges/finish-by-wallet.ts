import type { balanceChargeEndpoints } from "@cantina/contract/balance-charges";
import { BrokenInvariant, type Cents, accepted, noMoney } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import * as v from "valibot";
import type { AnswerOf, Replay, RequestContext } from "../http/index.ts";
import { type OnlinePayments, payByWallet } from "../online-payments/index.ts";
import { readOrder } from "../orders/index.ts";

type Answer = AnswerOf<typeof balanceChargeEndpoints.createBalanceCharge> | Replay;

const told = v.object({ data: v.object({ transaction: v.object({ id: v.string() }) }) });

/** What was begun by this call, or by the first one with its key; undefined: nothing was. */
function transactionOf(begun: Answer): string | undefined {
  if (!begun.ok) return undefined;
  const { value } = begun;
  const read = v.safeParse(told, "answer" in value ? JSON.parse(value.answer) : value);
  return read.success ? read.output.data.transaction.id : undefined;
}

async function balanceOf(db: Kysely<unknown>, clientId: string): Promise<Cents> {
  const { rows } = await sql<{ balance: Cents }>`
    select balance from account where kind = 'CLIENT' and profile_id = ${clientId}`.execute(db);
  return rows[0]?.balance ?? noMoney;
}

/** Pays what was begun, once, and answers how it stands now: asked again by the same key, it says what became of it. WALLET-03 */
export async function finishByWallet(
  begun: Answer,
  online: OnlinePayments | null,
  { db: { kysely }, identity }: RequestContext,
): Promise<Answer> {
  const transactionId = transactionOf(begun);
  if (transactionId === undefined) return begun;
  const paid = await payByWallet(kysely, online, transactionId);
  if (!paid.ok) return paid;
  const transaction = await readOrder(kysely, identity.cafeteriaId, transactionId);
  if (transaction === undefined) throw new BrokenInvariant("what was written can be read");
  const balanceAfter = await balanceOf(kysely, identity.profileId);
  return accepted({ data: { transaction, balanceAfter, paymentRequestToken: null, paymentUrl: null } });
}
