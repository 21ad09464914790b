import type { Mail } from "../mail/index.ts";

type Invited = { readonly id: string; readonly email: string; readonly cafeteriaName: string };

/** Leads to the web app's /change-password screen, where the first password is set. */
export function invitationMail({ id, email, cafeteriaName }: Invited, token: string, publicUrl: string): Mail {
  const link = `${publicUrl}/change-password?${new URLSearchParams({ token, authenticationUserId: id }).toString()}`;
  return {
    to: email,
    // A line break in a name would begin another header.
    subject: `Su usuario de Cantina en ${cafeteriaName.replaceAll(/\s+/gu, " ")}`,
    text: [
      `Le crearon un usuario de Cantina para trabajar en ${cafeteriaName}.`,
      "",
      `Para elegir su contraseña, abra este enlace: ${link}`,
      "",
      "El enlace sirve una sola vez y vence en 7 días. Si ya venció, use '¿Olvidó su contraseña?' al iniciar sesión.",
    ].join("\n"),
  };
}
