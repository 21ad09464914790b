import { choicePage } from "../pages/choice-page.ts";
import type { KeptPayment, KeptSession, PlexoStatus } from "./books.ts";

/** What each button of the page makes of a payment. */
export const buttons = {
  pay: { text: "Pagar", status: "approved" },
  wait: { text: "Pagar en una red de cobranzas", status: "pending" },
  decline: { text: "Simular un rechazo", status: "denied" },
  cancel: { text: "Volver sin pagar", status: "cancelled" },
} as const satisfies Readonly<Record<string, { readonly text: string; readonly status: PlexoStatus }>>;

export const isButton = (name: string): name is keyof typeof buttons => Object.hasOwn(buttons, name);

/** Where a buyer pays; what was refused may be tried again there. */
export const hostedPage = ({ amount, currency }: KeptSession, tries: readonly KeptPayment[]): string =>
  choicePage({
    title: "Plexo de prueba",
    text: `Un pago de ${amount.toFixed(2)} ${currency}${tries.map(({ status }) => `, ${status}`).join("")}. No se mueve dinero.`,
    buttons: tries.some(({ status }) => status === "approved") ? {} : buttons,
  });
