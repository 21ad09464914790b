import { type Cents, formatMoney } from "@cantina/domain/kernel";
import type { DifferenceKind } from "@cantina/domain/payments";
import { type LetterItem, type Mail, mailOf } from "../mail/index.ts";
import { providerNames } from "../online-payments/index.ts";
import type { DifferenceLine, DifferenceMail } from "./payment-mails.queries.ts";

/** What happened at that provider. */
const kinds: Readonly<Record<DifferenceKind, (name: string) => string>> = {
  THEIRS_ONLY: (name) => `${name} cobró un pago que aquí no figura`,
  OURS_ONLY: (name) => `Aquí figura un pago que ${name} no tiene`,
  NOT_BOOKED: (name) => `${name} aprobó el pago y el saldo no se cargó`,
  AMOUNT: () => "Los importes no coinciden",
  RETURNED: (name) => `${name} devolvió una parte del pago`,
  CHARGED_BACK: () => "Contracargo: el titular de la tarjeta desconoció el pago",
  REFUNDED: (name) => `${name} devolvió el pago sin que se pidiera aquí`,
};

const amount = (cents: Cents | null): string => (cents === null ? "nada" : formatMoney(cents));

/** Who paid stands on the screen alone. */
const itemOf = ({ kind, provider, paymentId, ours, theirs }: DifferenceLine): LetterItem => ({
  name: kinds[kind](providerNames[provider]),
  facts: `aquí ${amount(ours)}, en el proveedor ${amount(theirs)}`,
  note: `Pago n.º ${paymentId} de ${providerNames[provider]}`,
});

/** Of so many the first ones are told: the screen has them all. */
const mostLines = 20;

/** Short: what differs, by how much, and where it is resolved. DIFFMAIL-02 */
export function differenceLetter({ email, cafeteriaName, lines }: DifferenceMail, publicUrl: string): Mail {
  const what = lines.length === 1 ? "hay 1 pago para revisar" : `hay ${lines.length} pagos para revisar`;
  const rest = lines.length - mostLines;
  return mailOf({
    to: email,
    subject: `${cafeteriaName}: ${what}`,
    parts: [
      { type: "words", text: `Lo que cobró un proveedor no coincide con lo registrado en ${cafeteriaName}:` },
      { type: "items", items: lines.slice(0, mostLines).map(itemOf) },
      ...(rest > 0 ? [{ type: "words", text: rest === 1 ? "Y 1 más." : `Y ${rest} más.` } as const] : []),
      {
        type: "link",
        lead: "Para revisarlos y dejar dicho qué se hizo, abra",
        label: "Ver los pagos para revisar",
        href: `${publicUrl}/mercadopago/differences`,
      },
      { type: "words", text: "Se avisa una sola vez de cada uno. Quedan en la lista hasta que alguien los resuelva." },
    ],
  });
}
