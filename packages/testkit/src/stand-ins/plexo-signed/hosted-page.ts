import { choicePage } from "../pages/choice-page.ts";
import type { KeptSession, Outcome } from "./books.ts";

/** What each button of the page registers to pay with. */
export const buttons = {
  debit: { text: "Débito", kind: 1, outcome: "ok" },
  credit: { text: "Crédito", kind: 2, outcome: "ok" },
  prepaid: { text: "Prepaga", kind: 5, outcome: "ok" },
  broke: { text: "Débito sin fondos", kind: 1, outcome: "denied" },
} as const satisfies Readonly<
  Record<string, { readonly text: string; readonly kind: number; readonly outcome: Outcome }>
>;

export const isButton = (name: string): name is keyof typeof buttons => Object.hasOwn(buttons, name);

/** Where a buyer registers a card; what it is charged nobody says here. */
export const hostedPage = ({ instruments }: KeptSession): string =>
  choicePage({
    title: "Plexo de prueba",
    text: instruments.length > 0 ? "Ya eligió con qué pagar." : "Elija con qué pagar. No se mueve dinero.",
    buttons: instruments.length > 0 ? {} : buttons,
  });
