import type { ClaimAge, ClaimFaults, ClaimIssue } from "@cantina/domain/claims";
import type { FaultTexts } from "./fault-texts.ts";
import { say } from "./say.ts";

export const issueNames: Readonly<Record<ClaimIssue, string>> = {
  MODIFY_ORDER: "Modificar un pedido",
  CANCEL_ORDER: "Cancelar un pedido",
  ORDER_ISSUE: "Problema con un pedido",
  SERVICE_COMPLAINT: "Queja del servicio",
  BALANCE_ISSUE: "Problema con el saldo",
  PROFILE_INQUIRY: "Consulta sobre el perfil",
  BALANCE_INQUIRY: "Consulta sobre el saldo",
  APP_INQUIRY: "Consulta sobre la app",
};

export const claimFaultTexts: FaultTexts<ClaimFaults> = {
  profileId: { MISSING: "Por favor selecciona un usuario" },
  issue: { MISSING: "Por favor selecciona un motivo" },
  comments: { MISSING: "Por favor ingrese un comentario" },
  phoneNumber: { MISSING: "Por favor ingrese un teléfono" },
};

export function ageText(age: ClaimAge): string {
  if (age.kind === "day") return age.text;
  if (age.kind === "hours") return say("hace {count, plural, one {# hora} other {# horas}}", { count: age.count });
  return age.count === 0
    ? "recién"
    : say("hace {count, plural, one {# minuto} other {# minutos}}", { count: age.count });
}

export const unsolvedText = (count: number): string =>
  say("{count, plural, one {# reclamo} other {# reclamos}} sin resolver", { count });
