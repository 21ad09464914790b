import type { ClaimAge, ClaimIssue, NewClaimFault } from "@cantina/domain/claims";

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

export const newClaimFaultTexts: Readonly<Record<NewClaimFault, string>> = {
  NO_PROFILE: "Por favor selecciona un usuario",
  NO_ISSUE: "Por favor selecciona un motivo",
  NO_COMMENT: "Por favor ingrese un comentario",
  NO_PHONE: "Por favor ingrese un teléfono",
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export function ageText(age: ClaimAge): string {
  if (age.kind === "day") return age.text;
  if (age.kind === "hours") return `hace ${counted(age.count, "hora", "horas")}`;
  return age.count === 0 ? "recién" : `hace ${counted(age.count, "minuto", "minutos")}`;
}

export const unsolvedText = (count: number): string => counted(count, "reclamo sin resolver", "reclamos sin resolver");
