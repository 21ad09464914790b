import type { Id, Instant, ProfileId } from "@cantina/domain/kernel";
import { sql } from "kysely";
import { instantOf } from "../orders/index.ts";
import { type Reader, personOf } from "../transactions/index.ts";

/** Of a count `c` that a profile `p` made. */
export const countHead = sql`c.id, ${instantOf("c.at")} as "dateTime", c.profile_id as "profileId",
  p.username as "profileName", p.status as "profileStatus"`;

export type CountHead = {
  readonly id: Id<"count">;
  readonly dateTime: Instant;
  readonly profileId: ProfileId;
  readonly profileName: string;
  readonly profileStatus: string;
};

export const headOf = <Row extends Pick<CountHead, "profileName" | "profileStatus">>(
  { profileName, profileStatus, ...row }: Row,
  reader: Reader,
) => ({ ...row, profile: personOf(profileName, profileStatus, reader) });

export type CountPaging = { readonly offset: number; readonly limit: number; readonly reader: Reader };
