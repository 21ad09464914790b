import { choicePage } from "../pages/choice-page.ts";
import type { KeptLink, KeptTransaction, PayStatus } from "./pay-books.ts";

/** What each button of the page makes of a link; null: nothing. */
export const payButtons = {
  pay: { text: "Pagar", status: "capture_succeeded" },
  wait: { text: "Pagar en una tienda", status: "buyer_approval_pending" },
  decline: { text: "Simular un rechazo", status: "authorization_declined" },
  leave: { text: "Volver sin pagar", status: null },
} as const satisfies Readonly<Record<string, { readonly text: string; readonly status: PayStatus | null }>>;

export const isPayButton = (name: string): name is keyof typeof payButtons => Object.hasOwn(payButtons, name);

/** What was tried and not refused is paid, or may be yet. */
export const isUsed = (tries: readonly KeptTransaction[]): boolean =>
  tries.some(({ status }) => !status.startsWith("authorization_"));

type Shown = { readonly tries: readonly KeptTransaction[]; readonly isExpired: boolean };

/** Where a buyer pays; what was refused may be tried again there. */
export function linkPage({ amount, currency }: KeptLink, { tries, isExpired }: Shown): string {
  const told = tries.map(({ status }) => `, ${status}`).join("");
  return choicePage({
    title: "Mattilda de prueba",
    text: isExpired
      ? "Este enlace de pago venció."
      : `Un pago de ${(amount / 100).toFixed(2)} ${currency}${told}. No se mueve dinero.`,
    buttons: isExpired || isUsed(tries) ? {} : payButtons,
  });
}
