import type { managedClientEndpoints } from "@cantina/contract/clients";
import type { DecodedRequestOf } from "@cantina/contract/endpoint";
import { type ProfileId, type Result, accepted, refused } from "@cantina/domain/kernel";
import type { Transaction } from "kysely";
import {
  type RequestContext,
  type RouteData,
  type RouteFailure,
  type UploadedFile,
  changeTogether,
  recordChange,
} from "../http/index.ts";
import { pictureTypeOf, pictureUrl, storePicture } from "../pictures/index.ts";
import { areClasses, holdCategory, lockClient, writeCommensal, writeTerms } from "./change-client.queries.ts";
import { readManaged } from "./managed-client.ts";

type Change = DecodedRequestOf<typeof managedClientEndpoints.updateClient>["body"];
type Entry = Change["commensals"][number];
type Answer = Result<RouteData<typeof managedClientEndpoints.updateClient>, RouteFailure>;

/** Family code and photos come with the feature only. CLIENTS-17 */
const needsIdentification = ({ familyCode, commensals }: Change): boolean =>
  familyCode !== undefined || commensals.some(({ image }) => image !== undefined);

function filesFault(commensals: readonly Entry[], files: ReadonlyMap<string, UploadedFile>): RouteFailure | undefined {
  const named = commensals.flatMap(({ image }) => (typeof image === "string" ? [image] : []));
  const missing = named.find((name) => !files.has(name));
  if (missing !== undefined) return { code: "VALIDATION", data: [{ path: missing, message: "Falta la foto" }] };
  const isPicture = [...files.values()].every(({ bytes }) => pictureTypeOf(bytes) !== null);
  return isPicture ? undefined : { code: "UNSUPPORTED_MEDIA_TYPE" };
}

async function storePhoto(
  trx: Transaction<unknown>,
  image: Entry["image"],
  files: ReadonlyMap<string, UploadedFile>,
): Promise<string | null | undefined> {
  const file = typeof image === "string" ? files.get(image) : undefined;
  const type = file === undefined ? null : pictureTypeOf(file.bytes);
  if (file === undefined || type === null) return image === null ? null : undefined;
  return pictureUrl(await storePicture(trx, type, file.bytes));
}

/** CLIENTS-15 CLIENTS-17 */
export async function changeClient(profileId: ProfileId, change: Change, context: RequestContext): Promise<Answer> {
  const { identity, files } = context;
  const { cafeteriaId } = identity;
  if (needsIdentification(change) && !identity.features.includes("advancedIdentification"))
    return refused({ code: "FEATURE_DISABLED" });
  const fault = filesFault(change.commensals, files);
  if (fault !== undefined) return refused(fault);
  return changeTogether(context, async (trx): Promise<Answer> => {
    const isKnown = await holdCategory(trx, cafeteriaId, change.discountCategoryId);
    const client = await lockClient(trx, cafeteriaId, profileId);
    const classIds = change.commensals.map(({ classId }) => classId);
    if (!isKnown || client === undefined || !(await areClasses(trx, cafeteriaId, classIds)))
      return refused({ code: "NOT_FOUND" });
    if (client.version !== change.version)
      return refused({ code: "STALE_CLIENT", data: { id: client.id, version: client.version } });
    await writeTerms(trx, profileId, change);
    // By id, as sales lock them.
    for (const entry of change.commensals.toSorted((one, other) => ((one.id ?? "") < (other.id ?? "") ? -1 : 1))) {
      const imageUrl = await storePhoto(trx, entry.image, files);
      if (!(await writeCommensal(trx, { cafeteriaId, profileId }, { ...entry, imageUrl })))
        return refused({ code: "NOT_FOUND" });
    }
    await recordChange(trx, context, { entityType: "client", id: profileId });
    return accepted({ data: await readManaged(trx, cafeteriaId, profileId) });
  });
}
