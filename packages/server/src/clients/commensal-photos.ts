import { can } from "@cantina/domain/access";
import type { Cents } from "@cantina/domain/kernel";
import type { Transaction } from "kysely";
import { type ChangeContext, type FailureWith, type UploadedFile, invalid } from "../http/index.ts";
import { pictureAfter, pictureUrl, sentPicture } from "../pictures/index.ts";

type Files = ReadonlyMap<string, UploadedFile>;
/** The name of its file; null takes the photo away, undefined leaves it. */
type Photo = string | null | undefined;

type Identified = {
  readonly familyCode?: string | null | undefined;
  readonly commensals: readonly { readonly image?: Photo; readonly dailyLimit?: Cents | null | undefined }[];
};

/** Family code and photos come with the feature only. CLIENTS-17 */
const needsFeature = ({ familyCode, commensals }: Identified): boolean =>
  familyCode !== undefined || commensals.some(({ image }) => image !== undefined);

/** What keeps family code, photos and daily limits from being taken; undefined: nothing. CLIENTS-17 CLIENTS-23 */
export function identificationFault(
  wanted: Identified,
  { identity, files }: Pick<ChangeContext, "identity" | "files">,
): FailureWith<"FEATURE_DISABLED" | "UNSUPPORTED_MEDIA_TYPE" | "VALIDATION"> | undefined {
  if (needsFeature(wanted) && !identity.features.includes("advancedIdentification"))
    return { code: "FEATURE_DISABLED" };
  const limits = wanted.commensals.some(({ dailyLimit }) => dailyLimit !== undefined);
  if (limits && !can(identity, "limitCommensals")) return { code: "FEATURE_DISABLED" };
  const named = wanted.commensals.flatMap(({ image }) => (typeof image === "string" ? [image] : []));
  const missing = named.find((name) => !files.has(name));
  if (missing !== undefined) return invalid(missing, "Falta la foto");
  const judged = [...files.values()].map(sentPicture).find(({ ok }) => !ok);
  return judged === undefined || judged.ok ? undefined : judged.failure;
}

/** Its address from now on. */
export async function photoAfter(trx: Transaction<unknown>, image: Photo, files: Files): Promise<Photo> {
  const sent = sentPicture(typeof image === "string" ? (files.get(image) ?? null) : null);
  const pictureId = await pictureAfter(trx, sent.ok ? sent.value : null, image === null);
  return pictureId === undefined ? undefined : pictureUrl(pictureId);
}
