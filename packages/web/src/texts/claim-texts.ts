import type { ClaimAge, ClaimFaults, ClaimIssue } from "@cantina/domain/claims";
import type { FaultTexts } from "./fault-texts.ts";

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

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export function ageText(age: ClaimAge): string {
  if (age.kind === "day") return age.text;
  if (age.kind === "hours") return `hace ${counted(age.count, "hora", "horas")}`;
  return age.count === 0 ? "recién" : `hace ${counted(age.count, "minuto", "minutos")}`;
}

export const unsolvedText = (count: number): string => counted(count, "reclamo sin resolver", "reclamos sin resolver");
