import { createHash, randomBytes } from "node:crypto";
import { onlinePaymentEndpoints as endpoints } from "@cantina/contract/payments";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { inTransaction } from "../db/index.ts";
import { type ChangeContext, type Route, change, invalid, ownRoute, recordChange } from "../http/index.ts";
import { challengeOf, newVerifier } from "../mercado-pago/index.ts";
import { describeLink } from "./describe-link.ts";
import { burnLinkRequest, insertLinkRequest } from "./link-requests.queries.ts";
import { type NewLink, countryOf, findLink, isAccountTaken, isTakenNow, putLink, taken } from "./links.queries.ts";
import type { SellerPayments } from "./online-payments.ts";
import { forgetCardsBut } from "./saved-cards.queries.ts";
import { aboutLink, sealedTokens } from "./seller-access.ts";
import { endWalletsBut } from "./wallets.queries.ts";

const off = refused({ code: "MP_NOT_AVAILABLE" });

const hashOf = (state: string): Buffer => createHash("sha256").update(state).digest();
const aboutRequest = (stateHash: Buffer): string => `link-request/${stateHash.toString("hex")}`;
const newHookToken = (): string => randomBytes(24).toString("base64url");

/** With that of another cafeteria's, neither is linked. ONLINE-06 */
async function storeLink(
  db: Kysely<unknown>,
  context: Pick<ChangeContext, "identity" | "tabId">,
  link: NewLink,
): Promise<Result<null, { readonly code: "ACCOUNT_OF_ANOTHER_CAFETERIA" }>> {
  try {
    return await inTransaction(db, async (trx) => {
      if (await isAccountTaken(trx, { ...link, provider: "MERCADO_PAGO" })) return taken;
      await putLink(trx, link);
      await forgetCardsBut(trx, link.cafeteriaId, link.accountId);
      await endWalletsBut(trx, link.cafeteriaId, link.accountId);
      await recordChange(trx, context, { entityType: "cafeteria", id: link.cafeteriaId, after: "MERCADO_PAGO_LINKED" });
      return accepted(null);
    });
  } catch (error) {
    if (isTakenNow(error)) return taken;
    throw error;
  }
}

/** Where the administrator consents. ONLINE-06 */
const begin = (online: SellerPayments | null): Route =>
  change(endpoints.beginMercadoPagoLink, async (trx, { params: { cafeteriaId } }, context) => {
    const [state, verifier] = [randomBytes(32).toString("base64url"), newVerifier()];
    const country = await countryOf(trx, cafeteriaId);
    const url = online?.links.consentUrl(country, { state, challenge: challengeOf(verifier) }) ?? null;
    if (online === null || url === null) return off;
    const stateHash = hashOf(state);
    const { profileId, sessionId } = context.identity;
    const sealedVerifier = online.sealer.seal(verifier, aboutRequest(stateHash));
    await insertLinkRequest(trx, { stateHash, cafeteriaId, profileId, sessionId, sealedVerifier });
    await recordChange(trx, context, { entityType: "cafeteria", id: cafeteriaId, after: "MERCADO_PAGO_LINKING" });
    return accepted({ data: { url } });
  });

/** It lives 10 minutes and is good for once: only another consent helps. providers.md §1.2 */
const codeSpent = "invalid_grant";

const finish = (online: SellerPayments | null): Route =>
  ownRoute(endpoints.finishMercadoPagoLink, async ({ body }, context) => {
    if (online === null) return off;
    const { db, identity } = context;
    const { sessionId, profileId } = identity;
    const stateHash = body.state === null ? null : hashOf(body.state);
    const request = await burnLinkRequest(db.kysely, { sessionId, stateHash });
    const verifier =
      request === undefined ? null : online.sealer.open(request.sealedVerifier, aboutRequest(request.stateHash));
    if (request === undefined || verifier === null) return refused({ code: "INVALID_TOKEN" });
    const given = await online.links.exchange(request.country, { code: body.code, verifier });
    if (!given.ok) {
      const { kind, providerCode } = given.failure;
      online.report({ code: "SELLER_NOT_LINKED", cafeteriaId: request.cafeteriaId, kind });
      return providerCode === codeSpent ? refused({ code: "INVALID_TOKEN" }) : off;
    }
    const { cafeteriaId } = request;
    const stored = await storeLink(
      db.kysely,
      { ...context, identity: { ...identity, cafeteriaId } },
      {
        ...sealedTokens(online, cafeteriaId, given.value),
        cafeteriaId,
        kind: "OAUTH",
        accountId: given.value.accountId,
        isLive: given.value.isLive,
        hookToken: newHookToken(),
        linkedBy: profileId,
        at: online.clock.now(),
      },
    );
    if (!stored.ok) return stored;
    context.feed.poke();
    return accepted({ data: await describeLink(db.kysely, online, cafeteriaId) });
  });

/** Paid in the money of its country, nothing would be booked. ONLINE-16 */
const foreign = refused(invalid("accessToken", "Es de una cuenta de Mercado Pago de otro país"));

/** The seller's own credentials: nothing can be asked for us with them. */
const setOwn = (online: SellerPayments | null): Route =>
  ownRoute(endpoints.setMercadoPagoCredentials, async ({ params: { cafeteriaId }, body }, context) => {
    if (online === null) return off;
    const { db, identity } = context;
    const owner = await online.links.whoIs(body.accessToken);
    if (!owner.ok && owner.failure.kind === "UNAUTHORISED") return refused({ code: "INVALID_TOKEN" });
    if (!owner.ok) return off;
    const { country, ...account } = owner.value;
    if (country !== null && country !== (await countryOf(db.kysely, cafeteriaId))) return foreign;
    const former = await findLink(db.kysely, cafeteriaId);
    const stored = await storeLink(db.kysely, context, {
      cafeteriaId,
      kind: "OWN",
      ...account,
      publicKey: body.publicKey,
      sealedAccess: online.sealer.seal(body.accessToken, aboutLink(cafeteriaId, "access")),
      sealedRefresh: null,
      keyId: online.sealer.keyId,
      expiresAt: null,
      hookToken: former?.hookToken ?? newHookToken(),
      linkedBy: identity.profileId,
      at: online.clock.now(),
    });
    if (!stored.ok) return stored;
    context.feed.poke();
    return accepted({ data: await describeLink(db.kysely, online, cafeteriaId) });
  });

export const linkRoutes = (online: SellerPayments | null): readonly Route[] => [
  begin(online),
  finish(online),
  setOwn(online),
];
