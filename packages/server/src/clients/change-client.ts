import { clientDeskEndpoints } from "@cantina/contract/clients";
import { type ProfileId, accepted, checkVersion, refused, withChange } from "@cantina/domain/kernel";
import type { Transaction } from "kysely";
import { areClasses } from "../cafeteria/index.ts";
import { type FailureWith, change, invalid, recordChange } from "../http/index.ts";
import {
  type ClientTerms,
  emailHolder,
  holdCategory,
  lockClient,
  writeCommensal,
  writeTerms,
} from "./change-client.queries.ts";
import { changeCare } from "./commensal-care.ts";
import { lockCare } from "./commensal-care.queries.ts";
import { identificationFault, photoAfter } from "./commensal-photos.ts";
import { readManaged } from "./managed-client.ts";

const fixedEmail = invalid("email", "El correo de una cuenta no se cambia");

/** A person signs in everywhere by that address, so nobody else changes it. CLIENTS-20 */
async function emailFailure(
  trx: Transaction<unknown>,
  profileId: ProfileId,
  email: string,
): Promise<FailureWith<"UNIQUE_EMAIL_CONFLICT" | "VALIDATION"> | null> {
  const holder = await emailHolder(trx, profileId, email);
  if (holder === "own") return null;
  return holder === "other" ? { code: "UNIQUE_EMAIL_CONFLICT" } : fixedEmail;
}

/** CLIENTS-15 CLIENTS-17 */
export const changeClient = change(
  clientDeskEndpoints.updateClient,
  async (trx, { params: { profileId }, body }, context) => {
    const { identity, files } = context;
    const { cafeteriaId } = identity;
    const fault = identificationFault(body, context);
    if (fault !== undefined) return refused(fault);
    const isKnown = await holdCategory(trx, cafeteriaId, body.discountCategoryId ?? null);
    const client = await lockClient(trx, cafeteriaId, profileId);
    const classIds = body.commensals.map(({ classId }) => classId);
    if (client === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    if (!isKnown || !(await areClasses(trx, cafeteriaId, classIds))) return refused({ code: "NOT_FOUND" });
    const fixed = body.email === undefined ? null : await emailFailure(trx, profileId, body.email);
    if (fixed !== null) return refused(fixed);
    const checked = checkVersion(body.version, client);
    if (!checked.ok) return checked;
    const { username, discountCategoryId, minimumBalance, familyCode } = body;
    const terms = withChange<ClientTerms>(client, { username, discountCategoryId, minimumBalance, familyCode });
    await writeTerms(trx, profileId, terms);
    // By id, as sales lock them.
    for (const entry of body.commensals.toSorted((one, other) => ((one.id ?? "") < (other.id ?? "") ? -1 : 1))) {
      const imageUrl = await photoAfter(trx, entry.image, files);
      const written = await writeCommensal(trx, { cafeteriaId, profileId }, { ...entry, imageUrl });
      if (written === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
      await changeCare(trx, written, {
        before: await lockCare(trx, { cafeteriaId, commensalId: written }),
        wanted: entry,
      });
    }
    await recordChange(trx, context, { entityType: "client", id: profileId });
    return accepted({ data: await readManaged(trx, cafeteriaId, profileId) });
  },
);
