import { setTimeout as pause } from "node:timers/promises";
import { type Result, accepted, millisecondsBetween } from "@cantina/domain/kernel";
import type { ProviderFailure, SellerTokens } from "@cantina/domain/payments";
import type { Kysely } from "kysely";
import { failed } from "../provider-calls/index.ts";
import {
  type SellerAccess,
  type StoredLink,
  endRefreshTurn,
  findLink,
  moveLink,
  renewLink,
  takeRefreshTurn,
} from "./links.queries.ts";
import type { SellerPayments } from "./online-payments.ts";

const day = 86_400_000;
const renewBefore = 30 * day;

/** What a link's secrets are about: no other row's open in its place. SEAL-01 */
export const aboutLink = (cafeteriaId: string, what: "access" | "refresh"): string =>
  `${cafeteriaId}/MERCADO_PAGO/${what}`;

export const sealedTokens = ({ sealer }: SellerPayments, cafeteriaId: string, tokens: SellerTokens) => ({
  sealedAccess: sealer.seal(tokens.accessToken, aboutLink(cafeteriaId, "access")),
  sealedRefresh: sealer.seal(tokens.refreshToken, aboutLink(cafeteriaId, "refresh")),
  keyId: sealer.keyId,
  publicKey: tokens.publicKey,
  expiresAt: tokens.expiresAt,
});

/** A refresh token is good for one use: an answer that was lost has lost the link. ONLINE-06 */
async function renew(db: Kysely<unknown>, online: SellerPayments, link: SellerAccess): Promise<void> {
  const { sealer, links, report } = online;
  const { cafeteriaId, country, sealedRefresh } = link;
  const refreshToken = sealedRefresh === null ? null : sealer.open(sealedRefresh, aboutLink(cafeteriaId, "refresh"));
  if (refreshToken === null) return;
  const renewed = await links.refresh(country, refreshToken);
  if (renewed.ok) return renewLink(db, link, sealedTokens(online, cafeteriaId, renewed.value));
  const { kind } = renewed.failure;
  report({ code: "SELLER_NOT_RENEWED", cafeteriaId, kind });
  if (kind === "UNREACHABLE" || kind === "THROTTLED" || kind === "OFF") return endRefreshTurn(db, link);
  await moveLink(db, cafeteriaId, "BROKEN", ["ACTIVE", "DISABLED"]);
}

/** Renews, or waits for who does; the link as it is then. */
async function renewed(
  db: Kysely<unknown>,
  online: SellerPayments,
  link: SellerAccess,
): Promise<SellerAccess | undefined> {
  if (await takeRefreshTurn(db, link)) await renew(db, online, link);
  else
    for (let wait = 0; wait < 40; wait += 1) {
      const now = await findLink(db, link.cafeteriaId);
      if (now === undefined || now.version !== link.version) return now;
      await pause(250);
    }
  return findLink(db, link.cafeteriaId);
}

const needsRenewal = ({ expiresAt, sealedRefresh }: SellerAccess, { clock }: SellerPayments): boolean =>
  sealedRefresh !== null && expiresAt !== null && millisecondsBetween(clock.now(), expiresAt) < renewBefore;

type Ask<T> = (token: string) => Promise<Result<T, ProviderFailure>>;

/**
 * Asks the provider in the seller's name; with a token that was refused once more, after it was renewed. What is refused
 * so was not done, so that even a charge may be asked again by the same key.
 */
export async function asSeller<T>(
  db: Kysely<unknown>,
  online: SellerPayments,
  found: SellerAccess,
  ask: Ask<T>,
): Promise<Result<T, ProviderFailure>> {
  const open = ({ cafeteriaId, sealedAccess }: SellerAccess): string | null =>
    online.sealer.open(sealedAccess, aboutLink(cafeteriaId, "access"));
  const link = needsRenewal(found, online) ? await renewed(db, online, found) : found;
  const token = link === undefined ? null : open(link);
  if (link === undefined || token === null) return failed("OFF");
  const first = await ask(token);
  if (first.ok || first.failure.kind !== "UNAUTHORISED" || link.sealedRefresh === null) return first;
  const anew = await renewed(db, online, link);
  const again = anew === undefined ? null : open(anew);
  return again === null || again === token ? first : ask(again);
}

/** An intent's seller, as it was when the intent was made. */
export async function sellerOf(
  db: Kysely<unknown>,
  { cafeteriaId, accountId }: { readonly cafeteriaId: string; readonly accountId: string },
): Promise<Result<StoredLink, ProviderFailure>> {
  const link = await findLink(db, cafeteriaId);
  return link === undefined || link.accountId !== accountId ? failed("OFF") : accepted(link);
}
