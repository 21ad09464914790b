import type { Cents } from "@cantina/domain/kernel";
import * as v from "valibot";
import { idOf } from "./text.wire.ts";

/** What one class pays; inside, where nothing else has classes, its id is just `classId`. */
export const classPriceOf = (price: v.GenericSchema<number, Cents>) =>
  v.pipe(
    v.object({ cafeteriaClassId: idOf<"class">(), price }),
    v.transform((row) => ({ classId: row.cafeteriaClassId, price: row.price })),
  );
