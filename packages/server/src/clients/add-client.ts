import { managedClientEndpoints } from "@cantina/contract/clients";
import { accepted, refused } from "@cantina/domain/kernel";
import { invitePerson } from "../access/index.ts";
import { type Route, changeOnce, ownRoute, recordChange } from "../http/index.ts";
import type { Mail, MailPort } from "../mail/index.ts";
import { cafeteriaName, openClient } from "./add-client.queries.ts";
import { areClasses, holdCategory, writeCommensal, writeTerms } from "./change-client.queries.ts";
import { identificationFault, photoAfter } from "./commensal-photos.ts";
import { readManaged } from "./managed-client.ts";

export type ClientMail = { readonly mail: MailPort; readonly publicUrl: () => string };

const endpoint = managedClientEndpoints.createClient;

/** CLIENTS-16 CLIENTS-17 */
export const addClient = ({ mail, publicUrl }: ClientMail): Route =>
  ownRoute(endpoint, async ({ body: wanted }, context) => {
    const { cafeteriaId } = context.identity;
    const fault = identificationFault(wanted, context);
    if (fault !== undefined) return refused(fault);
    let letter: Mail | null = null;
    const answer = await changeOnce(endpoint, context, async (trx) => {
      // Another attempt of this work may have come that far.
      letter = null;
      const classIds = wanted.commensals.map(({ classId }) => classId);
      const isKnown = await holdCategory(trx, cafeteriaId, wanted.discountCategoryId);
      if (!isKnown || !(await areClasses(trx, cafeteriaId, classIds))) return refused({ code: "NOT_FOUND" });
      const about = { publicUrl: publicUrl(), cafeteriaName: await cafeteriaName(trx, cafeteriaId) };
      const invitation = await invitePerson(trx, wanted.email, about);
      const id = await openClient(trx, cafeteriaId, { userId: invitation.userId, username: wanted.username });
      if (id === undefined) return refused({ code: "UNIQUE_CAFETERIA_PROFILE_CONFLICT" });
      await writeTerms(trx, id, wanted);
      for (const entry of wanted.commensals) {
        const imageUrl = await photoAfter(trx, entry.image, context.files);
        await writeCommensal(trx, { cafeteriaId, profileId: id }, { ...entry, id: null, imageUrl });
      }
      await recordChange(trx, context, { entityType: "client", id });
      letter = invitation.mail;
      return accepted({ data: await readManaged(trx, cafeteriaId, id) });
    });
    // The account exists now whatever becomes of the mail, and the password form sends another.
    if (answer.ok && letter !== null) {
      const sent = await mail.send(letter);
      if (!sent.ok) context.report(sent.failure);
    }
    return answer;
  });
