import { clientDeskEndpoints } from "@cantina/contract/clients";
import { accepted, refused } from "@cantina/domain/kernel";
import { type LinkMail, type MailedLink, invitePerson, sendLink } from "../access/index.ts";
import { areClasses } from "../cafeteria/index.ts";
import { type Route, changeOnce, ownRoute, recordChange } from "../http/index.ts";
import { cafeteriaName, openClient } from "./add-client.queries.ts";
import { holdCategory, writeCommensal, writeTerms } from "./change-client.queries.ts";
import { changeCare } from "./commensal-care.ts";
import { identificationFault, photoAfter } from "./commensal-photos.ts";
import { readManaged } from "./managed-client.ts";

const endpoint = clientDeskEndpoints.createClient;

/** CLIENTS-16 CLIENTS-17 */
export const addClient = (mail: LinkMail): Route =>
  ownRoute(endpoint, async ({ body: wanted }, context) => {
    const { cafeteriaId } = context.identity;
    const fault = identificationFault(wanted, context);
    if (fault !== undefined) return refused(fault);
    let link = null as MailedLink | null;
    const answer = await changeOnce(endpoint, context, async (trx) => {
      // Another attempt of this work may have come that far.
      link = null;
      const classIds = wanted.commensals.map(({ classId }) => classId);
      const isKnown = await holdCategory(trx, cafeteriaId, wanted.discountCategoryId);
      if (!isKnown || !(await areClasses(trx, cafeteriaId, classIds))) return refused({ code: "NOT_FOUND" });
      const cafeteria = { id: cafeteriaId, name: await cafeteriaName(trx, cafeteriaId) };
      const invitation = await invitePerson(trx, wanted.email, cafeteria);
      const id = await openClient(trx, cafeteriaId, { userId: invitation.userId, username: wanted.username });
      if (id === undefined) return refused({ code: "UNIQUE_CAFETERIA_PROFILE_CONFLICT" });
      await writeTerms(trx, id, wanted);
      for (const entry of wanted.commensals) {
        const imageUrl = await photoAfter(trx, entry.image, context.files);
        const owner = { cafeteriaId, profileId: id };
        const commensalId = await writeCommensal(trx, owner, { ...entry, id: null, imageUrl });
        if (commensalId !== undefined) await changeCare(trx, commensalId, { wanted: entry });
      }
      await recordChange(trx, context, { entityType: "client", id });
      ({ link } = invitation);
      return accepted({ data: await readManaged(trx, cafeteriaId, id) });
    });
    // The account exists now whatever becomes of the mail, which is sent later then.
    if (answer.ok && link !== null) {
      const sent = await sendLink(context.db.kysely, mail, link);
      if (!sent.ok) context.report(sent.failure);
    }
    return answer;
  });
