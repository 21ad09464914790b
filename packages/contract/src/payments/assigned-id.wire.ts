import { assignedIdLimit, assignedIdSigns } from "@cantina/domain/provider-settings";
import * as v from "valibot";
import { textUpTo } from "../wire/index.ts";

/** What a provider calls a canteen. */
export const assignedId = v.pipe(
  textUpTo(assignedIdLimit),
  v.trim(),
  v.regex(assignedIdSigns, "Debe tener letras, números, puntos, guiones o dos puntos"),
);
