import { choicePage } from "../pages/choice-page.ts";
import type { DepositStatus, KeptDeposit } from "./books.ts";

/** What each button of the page makes of the deposit, and where it leads. */
export const buttons = {
  pay: { text: "Pagar", status: "COMPLETED", back: "success" },
  wait: { text: "Pagar en efectivo más tarde", status: "PENDING", back: "success" },
  decline: { text: "Simular un rechazo", status: "DECLINED", back: "error" },
  cancel: { text: "Volver sin pagar", status: "CANCELLED", back: "back" },
} as const satisfies Readonly<
  Record<
    string,
    { readonly text: string; readonly status: DepositStatus; readonly back: keyof KeptDeposit["backUrls"] }
  >
>;
export type Button = keyof typeof buttons;

export const isButton = (name: string): name is Button => Object.hasOwn(buttons, name);

/** Where a buyer chooses how to pay. */
export const hostedPage = ({ amount, currency, status }: KeptDeposit): string =>
  choicePage({
    title: "Directa24 de prueba",
    text: `Un pago de ${amount.toFixed(2)} ${currency}, que está ${status}. No se mueve dinero.`,
    buttons,
  });
