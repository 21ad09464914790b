import { clientsEndpoints } from "@cantina/contract/clients";
import { accepted, refused } from "@cantina/domain/kernel";
import { constraintOf } from "../db/index.ts";
import { changeOnce, invalid, ownRoute, recordChange } from "../http/index.ts";
import { setCardCode } from "./card.queries.ts";
import { commensalsOf, findClient } from "./client.queries.ts";

const endpoint = clientsEndpoints.associateCard;

const cardTaken = invalid("cardCode", "La tarjeta ya está asociada a otro comensal");

/** A card opens one account only, so that of two who ask for it at once the database lets one have it. */
export const associateCard = ownRoute(endpoint, async ({ params: { commensalId }, body: { cardCode } }, context) => {
  const { cafeteriaId } = context.identity;
  try {
    return await changeOnce(endpoint, context, async (trx) => {
      const profileId = await setCardCode(trx, { cafeteriaId, commensalId, cardCode });
      if (profileId === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
      await recordChange(trx, context, { entityType: "client", id: profileId });
      const client = await findClient(trx, cafeteriaId, profileId);
      if (client === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
      return accepted({ data: { ...client, commensals: await commensalsOf(trx, cafeteriaId, profileId) } });
    });
  } catch (error) {
    if (constraintOf(error)?.name !== "commensal_card") throw error;
    return refused(cardTaken);
  }
});
