import { type Seal, isBarred } from "@cantina/domain/school-rules";
import type { Kysely } from "kysely";
import type { Identity } from "../http/index.ts";
import { placeOf } from "./place.queries.ts";

type Offered = (product: { readonly seals?: readonly Seal[] | undefined }) => boolean;

/** A family is not told of what is barred; staff see all. SCHOOL-04 */
export async function isOfferedTo(
  db: Kysely<unknown>,
  { type, cafeteriaId }: Pick<Identity, "type" | "cafeteriaId">,
): Promise<Offered> {
  if (type !== "CLIENT") return () => true;
  const rules = await placeOf(db, cafeteriaId);
  return ({ seals = [] }) => !isBarred({ seals }, rules);
}
