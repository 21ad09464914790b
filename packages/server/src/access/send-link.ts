import { type Result, accepted } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { type Mail, type MailFailure, type MailPort, mailOf } from "../mail/index.ts";
import { type MailedLink, settleLink, takeUnsent, unsentLinks } from "./mailed-link.queries.ts";

export type LinkMail = {
  readonly mail: MailPort;
  /** Where links in mails lead, without a slash at its end; asked each time, for a port that is only known once it listens. */
  readonly publicUrl: () => string;
};

type Letter = (link: MailedLink, publicUrl: string) => Mail;

const addressOf = (screen: string, { token, userId }: MailedLink, publicUrl: string): string =>
  `${publicUrl}${screen}?${new URLSearchParams({ token, authenticationUserId: userId }).toString()}`;

const letters: Readonly<Record<MailedLink["purpose"], Letter>> = {
  /** Leads to the web app's screen where the first password is set. */
  INVITATION: (link, publicUrl) =>
    mailOf({
      to: link.email,
      subject: `Su usuario de Cantina en ${link.cafeteriaName}`,
      parts: [
        { type: "words", text: `Le crearon un usuario de Cantina para trabajar en ${link.cafeteriaName}.` },
        {
          type: "link",
          lead: "Para elegir su contraseña, abra este enlace:",
          label: "Elegir contraseña",
          href: addressOf("/change-password", link, publicUrl),
        },
        {
          type: "words",
          text: "El enlace sirve una sola vez y vence en 7 días. Si ya venció, use '¿Olvidó su contraseña?' al iniciar sesión.",
        },
      ],
    }),
  CONFIRM_ACCOUNT: (link, publicUrl) =>
    mailOf({
      to: link.email,
      subject: `Confirme su correo para ${link.cafeteriaName}`,
      parts: [
        { type: "words", text: `${link.cafeteriaName} abrió una cuenta de Cantina para esta dirección.` },
        {
          type: "link",
          lead: "Para confirmarla, abra este enlace:",
          label: "Confirmar correo",
          href: addressOf("/verify", link, publicUrl),
        },
        { type: "address", lead: "Después puede elegir su contraseña en:", href: `${publicUrl}/forgot-password` },
        {
          type: "words",
          text: "El enlace sirve una sola vez y vence en 7 días. Si no conoce la cafetería, ignore este mensaje.",
        },
      ],
    }),
};

/** Once the transaction that made the link is committed. A failure leaves it to be sent later. ACCESS-16 */
export async function sendLink(
  db: Kysely<unknown>,
  { mail, publicUrl }: LinkMail,
  link: MailedLink,
): Promise<Result<null, MailFailure>> {
  const sent = await mail.send(letters[link.purpose](link, publicUrl()));
  if (sent.ok) await settleLink(db, link);
  return sent;
}

/** Mails at once: a mail server that says nothing holds each for some seconds. */
const mostAtOnce = 10;

/**
 * Sends what servers left unsent that ended, or had no mail, after they had made a link. A link is good before its mail
 * goes out, and no transaction waits for a mail server. ACCESS-16
 */
export async function sendUnsent(
  db: Kysely<unknown>,
  mail: LinkMail,
  report: (failure: MailFailure) => void,
): Promise<void> {
  const hashes = await unsentLinks(db, mostAtOnce);
  await Promise.all(
    hashes.map(async (hash) => {
      const link = await takeUnsent(db, hash);
      const sent = link === undefined ? accepted(null) : await sendLink(db, mail, link);
      if (!sent.ok) report(sent.failure);
    }),
  );
}
