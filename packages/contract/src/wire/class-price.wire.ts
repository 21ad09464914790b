import type { Cents } from "@cantina/domain/kernel";
import * as v from "valibot";
import { idOf } from "./text.wire.ts";
import { renamed } from "./two-way.ts";

/** What one class pays; inside, where nothing else has classes, its id is just `classId`. */
export const classPriceOf = (price: v.GenericSchema<number, Cents>) =>
  renamed(v.object({ cafeteriaClassId: idOf<"class">(), price }), { cafeteriaClassId: "classId" });
