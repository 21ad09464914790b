import type { Mail } from "../mail/index.ts";
import type { AccountRow } from "./account.queries.ts";

/** Leads to the web app's /change-password screen. */
export function resetMail({ id, email }: AccountRow, token: string, publicUrl: string): Mail {
  const link = `${publicUrl}/change-password?${new URLSearchParams({ token, authenticationUserId: id }).toString()}`;
  return {
    to: email,
    subject: "Cambio de contraseña",
    text: [
      "Recibimos un pedido para cambiar la contraseña de su cuenta de Cantina.",
      "",
      `Para elegir una nueva, abra este enlace: ${link}`,
      "",
      "El enlace sirve una sola vez y vence en una hora. Si no lo pidió, ignore este mensaje.",
    ].join("\n"),
  };
}
