import { allergens, sortedAllergens } from "@cantina/domain/allergens";
import * as v from "valibot";

/** Each once, in the order of the list, however they are sent. ALLERGEN-01 */
export const allergenList = v.pipe(
  v.array(v.picklist(allergens)),
  v.maxLength(allergens.length),
  v.transform((some) => sortedAllergens(some)),
);

/** In an answer; kept ones, and what a device stored, are from before there were any. */
export const toldAllergens = v.exactOptional(v.array(v.picklist(allergens)), []);
