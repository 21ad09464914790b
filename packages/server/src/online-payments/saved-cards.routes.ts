import { savedCardEndpoints as endpoints } from "@cantina/contract/payments";
import { accepted, refused } from "@cantina/domain/kernel";
import { noteChange } from "../db/index.ts";
import { type Route, changeOnce, ownRoute, route } from "../http/index.ts";
import type { SellerPayments } from "./online-payments.ts";
import { deleteSavedCard, listOwnCards } from "./saved-cards.queries.ts";
import { asSeller, sellerOf } from "./seller-access.ts";

const isNone = refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" } as const);

/** First where it is kept: a card that we forgot and the provider did not could be removed by nobody. CARD-11 */
const remove = (online: SellerPayments | null): Route =>
  ownRoute(endpoints.deleteSavedCard, async ({ params: { cafeteriaId, savedCardId } }, context) => {
    const { db, identity } = context;
    const own = await listOwnCards(db.kysely, { cafeteriaId, clientId: identity.profileId });
    const card = own.find(({ id }) => id === savedCardId);
    if (card !== undefined) {
      if (online === null) return refused({ code: "MP_NOT_AVAILABLE" });
      const link = await sellerOf(db.kysely, { cafeteriaId, accountId: card.accountId });
      const removed = link.ok
        ? await asSeller(db.kysely, online, link.value, (token) => online.cards.remove(token, card))
        : link;
      if (!removed.ok) return refused({ code: "MP_NOT_AVAILABLE" });
    }
    return changeOnce(endpoints.deleteSavedCard, context, async (trx) => {
      if (card === undefined || !(await deleteSavedCard(trx, card.id))) return isNone;
      noteChange({ entity: "savedCard", id: card.id, after: "REMOVED" });
      return accepted({ data: null });
    });
  });

/** A client's own, by the API: its app shows them. CARD-11 */
export const savedCardRoutes = (online: SellerPayments | null): readonly Route[] => [
  route(endpoints.listSavedCards, async ({ params: { cafeteriaId } }, { db, identity }) => {
    const own = await listOwnCards(db.kysely, { cafeteriaId, clientId: identity.profileId });
    const data = own.map(({ id, lastFour, brand, expiryMonth, expiryYear }) => ({
      id,
      lastFour,
      brand,
      expiryMonth,
      expiryYear,
    }));
    return accepted({ data });
  }),
  remove(online),
];
