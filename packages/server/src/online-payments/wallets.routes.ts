import { walletEndpoints as endpoints } from "@cantina/contract/payments";
import { type CafeteriaId, type ProfileId, accepted, instantAfter, refused } from "@cantina/domain/kernel";
import { hasToLinkAgain, submitLimitMs, uselessFor } from "@cantina/domain/payments";
import type { Kysely, Transaction } from "kysely";
import { v7 as newSortableId } from "uuid";
import { noteChange } from "../db/index.ts";
import { type Route, change, changeOnce, ownRoute, route } from "../http/index.ts";
import { findLink } from "./links.queries.ts";
import { unavailable } from "./unavailable.ts";
import { type WalletPayments, endThere, moveWallet } from "./wallet-access.ts";
import { isWalletOn } from "./wallet-gate.queries.ts";
import { type StoredWallet, findWallet, insertWallet, lockWallet } from "./wallets.queries.ts";

const off = refused(unavailable.WALLET_CONNECT);
const isNone = refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" } as const);

type Owner = { readonly cafeteriaId: CafeteriaId; readonly profileId: ProfileId };

/** No secret of it, and nothing by which it could be charged. SEAL-01 */
async function describe(
  db: Kysely<unknown>,
  online: WalletPayments | null,
  { cafeteriaId, profileId }: Owner,
  wallet: StoredWallet | undefined,
) {
  const { status = "ENDED", ending = null } = wallet?.agreement ?? {};
  const isOpen = status !== "ENDED";
  return {
    isAvailable: online !== null && (await isWalletOn(db, online, { cafeteriaId, clientId: profileId })),
    status: isOpen ? status : ("NONE" as const),
    linkedAt: status === "ACTIVE" ? (wallet?.activeAt ?? null) : null,
    hasToLinkAgain: hasToLinkAgain({ ending }),
  };
}

/** The one that is asked for already, as long as its consent may come; else a new one. WALLET-01 */
async function askedWallet(
  trx: Transaction<unknown>,
  { clock }: WalletPayments,
  { cafeteriaId, profileId: clientId }: Owner,
  accountId: string,
): Promise<StoredWallet | undefined> {
  const at = clock.now();
  const known = await findWallet(trx, clientId);
  const locked = known && (await lockWallet(trx, known.id));
  const fact = locked === undefined ? null : uselessFor(locked.agreement, accountId);
  const open = locked && (await moveWallet(trx, locked, fact ?? { kind: "CLOCK", at }, { at }));
  if (open !== undefined && open.agreement.status !== "ENDED") return open;
  const id = newSortableId();
  const askedUntil = instantAfter(at, submitLimitMs);
  if (await insertWallet(trx, { id, cafeteriaId, clientId, accountId, askedUntil }))
    noteChange({ entity: "wallet", id, after: "ASKED" });
  return findWallet(trx, clientId);
}

const begin = (online: WalletPayments | null): Route =>
  change(endpoints.beginWallet, async (trx, { params: { cafeteriaId } }, { identity }) => {
    const { profileId } = identity;
    const link = await findLink(trx, cafeteriaId);
    if (online === null || link === undefined) return off;
    if (!(await isWalletOn(trx, online, { cafeteriaId, clientId: profileId }))) return off;
    const wallet = await askedWallet(trx, online, { cafeteriaId, profileId }, link.accountId);
    if (wallet === undefined) return off;
    const { status, askedUntil } = wallet.agreement;
    const told = await describe(trx, online, { cafeteriaId, profileId }, wallet);
    const url = status === "ASKED" ? online.walletUrl(await online.tokens.signWallet(wallet.id, askedUntil)) : null;
    return accepted({ data: { ...told, url } });
  });

/** First at the provider, while the seller may be asked there: what it holds active only it can end. WALLET-01 */
const end = (online: WalletPayments | null): Route =>
  ownRoute(endpoints.endWallet, async ({ params: { cafeteriaId } }, context) => {
    const { db, identity } = context;
    const { profileId } = identity;
    const wallet = await findWallet(db.kysely, profileId);
    const isOpen = wallet !== undefined && wallet.agreement.status !== "ENDED";
    if (isOpen && online === null) return off;
    const gone = isOpen && online !== null ? await endThere(db.kysely, online, wallet) : accepted(null);
    // Of a seller who left nothing can be asked: our token goes all the same.
    if (!gone.ok && gone.failure.kind !== "OFF") return off;
    return changeOnce(endpoints.endWallet, context, async (trx) => {
      const locked = isOpen ? await lockWallet(trx, wallet.id) : undefined;
      if (locked === undefined || locked.agreement.status === "ENDED") return isNone;
      const at = context.clock.now();
      const ended = await moveWallet(trx, locked, { kind: "ENDED", ending: "UNLINKED" }, { at, isEndedThere: gone.ok });
      return accepted({ data: await describe(trx, online, { cafeteriaId, profileId }, ended) });
    });
  });

/** A client's own, by the API: its app links it and pays with it. WALLET-01 */
export const walletRoutes = (online: WalletPayments | null): readonly Route[] => [
  route(endpoints.readWallet, async ({ params: { cafeteriaId } }, { db, identity: { profileId } }) => {
    const wallet = await findWallet(db.kysely, profileId);
    return accepted({ data: await describe(db.kysely, online, { cafeteriaId, profileId }, wallet) });
  }),
  begin(online),
  end(online),
];
