import { seals, sortedSeals } from "@cantina/domain/school-rules";
import * as v from "valibot";

/** Each once, in the order of the list, however they are sent. SCHOOL-01 */
export const sealList = v.pipe(
  v.array(v.picklist(seals)),
  v.maxLength(seals.length),
  v.transform((some) => sortedSeals(some)),
);

/** In an answer; kept ones, and what a device stored, are from before there were any. */
export const toldSeals = v.exactOptional(v.array(v.picklist(seals)), []);
