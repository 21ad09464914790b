import type { StaffFaults } from "@cantina/domain/access";
import type { ClassFaults, PlaceFaults } from "@cantina/domain/cafeteria";
import { emailFaultTexts } from "./email-fault-texts.ts";
import type { FaultTexts } from "./fault-texts.ts";
import { textFaultTexts } from "./text-fault-texts.ts";

const name = textFaultTexts("El nombre es obligatorio");

/** Specification §5, Cafeteria. */
export const placeFaultTexts: FaultTexts<PlaceFaults> = {
  name,
  countryId: { MISSING: "El país es obligatorio" },
  timeZone: { MISSING: "La zona horaria es obligatoria" },
};

/** Specification §5, New cafeteria user. */
export const staffFaultTexts: FaultTexts<StaffFaults> = {
  role: { MISSING: "El rol es obligatorio" },
  email: emailFaultTexts,
};

/** Specification §5, Class. */
export const classFaultTexts: FaultTexts<ClassFaults> = { name };
