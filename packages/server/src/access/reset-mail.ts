import { type Mail, mailOf } from "../mail/index.ts";
import type { AccountRow } from "./account.queries.ts";

/** Leads to the web app's /change-password screen. */
export function resetMail({ id, email }: AccountRow, token: string, publicUrl: string): Mail {
  return mailOf({
    to: email,
    subject: "Cambio de contraseña",
    parts: [
      { type: "words", text: "Recibimos un pedido para cambiar la contraseña de su cuenta de Cantina." },
      {
        type: "link",
        lead: "Para elegir una nueva, abra este enlace:",
        label: "Elegir una nueva contraseña",
        href: `${publicUrl}/change-password?${new URLSearchParams({ token, authenticationUserId: id }).toString()}`,
      },
      {
        type: "words",
        text: "El enlace sirve una sola vez y vence en una hora. Si no lo pidió, ignore este mensaje.",
      },
    ],
  });
}
