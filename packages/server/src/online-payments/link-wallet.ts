import { type Result, accepted, refused } from "@cantina/domain/kernel";
import { walletAfter } from "@cantina/domain/payments";
import { type Kysely, sql } from "kysely";
import { inTransaction } from "../db/index.ts";
import {
  type WalletPayments,
  aboutWallet,
  asWalletSeller,
  endThere,
  moveWallet,
  takeWalletFact,
} from "./wallet-access.ts";
import { type StoredWallet, listLeftThere, lockWallet, noteEndedThere } from "./wallets.queries.ts";

type VisitFailure = { readonly code: "EXPIRED" | "NOT_AVAILABLE" };
export type Visited =
  | { readonly kind: "PAGE"; readonly url: string }
  /** There is nothing to consent to any more. */
  | { readonly kind: "LINKED" };

const expired = refused({ code: "EXPIRED" } as const);

async function nameOf(db: Kysely<unknown>, cafeteriaId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from cafeteria where id = ${cafeteriaId}`.execute(db);
  return rows[0]?.name ?? "";
}

/** As it stands now; what is too old ends here. */
const current = (db: Kysely<unknown>, { clock }: WalletPayments, id: string): Promise<StoredWallet | undefined> =>
  takeWalletFact(db, id, { kind: "CLOCK", at: clock.now() }, { at: clock.now() });

/** One that ended here and that the provider did not hear of stands in the way of another. */
async function endFormer(db: Kysely<unknown>, online: WalletPayments, stored: StoredWallet): Promise<void> {
  const { accountId } = stored.agreement;
  for (const { id, agreementId } of await listLeftThere(db, { clientId: stored.clientId, accountId })) {
    const former = { ...stored, agreement: { ...stored.agreement, agreementId } };
    if ((await endThere(db, online, former)).ok) await noteEndedThere(db, id);
  }
}

/** Leads a buyer to the page of consent, to the same one however often. No transaction is open while it is asked for. WALLET-01 */
export async function visitConsent(
  db: Kysely<unknown>,
  online: WalletPayments,
  id: string,
  flowId: string,
): Promise<Result<Visited, VisitFailure>> {
  const stored = await current(db, online, id);
  if (stored === undefined) return expired;
  const { status, isCodeTaken } = stored.agreement;
  if (status === "ACTIVE") return accepted({ kind: "LINKED" });
  if (status === "ENDED" || isCodeTaken) return expired;
  if (stored.consentUrl !== null) return accepted({ kind: "PAGE", url: stored.consentUrl });
  await endFormer(db, online, stored);
  const description = await nameOf(db, stored.cafeteriaId);
  const asked = await asWalletSeller(db, online, stored, (seller) =>
    online.wallets.ask(seller, { flowId, clientId: stored.clientId, description }),
  );
  if (!asked.ok) {
    const { kind, providerCode } = asked.failure;
    online.report({ code: "WALLET_NOT_ASKED", walletId: id, kind, providerCode });
    return refused({ code: "NOT_AVAILABLE" });
  }
  const { agreementId, consentUrl } = asked.value;
  await takeWalletFact(db, id, { kind: "OPENED", agreementId }, { consentUrl, at: online.clock.now() });
  // Whoever asked meanwhile is led to the same page.
  const now = await current(db, online, id);
  return now?.consentUrl === null || now?.consentUrl === undefined
    ? expired
    : accepted({ kind: "PAGE", url: now.consentUrl });
}

type Returned = { readonly kind: "LINKED" | "REFUSED" | "NOT_LINKED" | "EXPIRED" };

/** The code is burned before it is used: who loads the page again changes nothing. WALLET-01 */
const burn = (
  db: Kysely<unknown>,
  { clock }: WalletPayments,
  id: string,
  code: string | null,
): Promise<StoredWallet | Returned> =>
  inTransaction(db, async (trx): Promise<StoredWallet | Returned> => {
    const stored = await lockWallet(trx, id);
    if (stored === undefined || stored.agreement.status === "ENDED") return { kind: "EXPIRED" };
    if (stored.agreement.status === "ACTIVE") return { kind: "LINKED" };
    const at = clock.now();
    if (stored.agreement.isCodeTaken) return { kind: "EXPIRED" };
    if (code === null) {
      await moveWallet(trx, stored, { kind: "ENDED", ending: "REFUSED" }, { at });
      return { kind: "REFUSED" };
    }
    const taken = walletAfter(stored.agreement, { kind: "CODE_TAKEN", at });
    if (!taken.isCodeTaken) return { kind: "EXPIRED" };
    return moveWallet(trx, stored, { kind: "CODE_TAKEN", at }, { at });
  });

/** What the buyer's browser brought back: a code is changed for the token that pays, which is sealed. WALLET-01 SEAL-01 */
export async function returnFromConsent(
  db: Kysely<unknown>,
  online: WalletPayments,
  { id, code }: { readonly id: string; readonly code: string | null },
): Promise<Returned> {
  const burnt = await burn(db, online, id, code);
  if ("kind" in burnt) return burnt;
  const { agreementId } = burnt.agreement;
  if (agreementId === null || code === null) return { kind: "EXPIRED" };
  const given = await asWalletSeller(db, online, burnt, (seller) =>
    online.wallets.payerTokenOf(seller, { agreementId, code }),
  );
  const at = online.clock.now();
  if (given.ok) {
    const { seal, keyId } = online.sealer;
    const sealed = { token: seal(given.value, aboutWallet(id)), keyId };
    const now = await takeWalletFact(db, id, { kind: "TOKEN_GIVEN" }, { sealed, at });
    if (now?.agreement.status === "ACTIVE") return { kind: "LINKED" };
  } else {
    const { kind, providerCode } = given.failure;
    online.report({ code: "WALLET_NOT_LINKED", walletId: id, kind, providerCode });
    await takeWalletFact(db, id, { kind: "ENDED", ending: "CODE_LOST" }, { at });
  }
  // Nobody here can charge by it: it is not left there either, or another could not be linked.
  if ((await endThere(db, online, burnt)).ok) await noteEndedThere(db, id);
  return { kind: "NOT_LINKED" };
}
