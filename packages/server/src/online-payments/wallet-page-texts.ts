import type { PageText } from "./page-texts.ts";

const again = "Vuelva a empezar desde la aplicación.";

/** What a buyer reads on the way to the wallet and back. Nothing is charged by linking. */
export const walletPages = {
  LINKED: {
    title: "La billetera quedó vinculada",
    lead: "Ya puede volver a la aplicación y pagar con ella. No se cobró nada.",
  },
  REFUSED: { title: "La billetera no se vinculó", lead: `No se dio el permiso. ${again}` },
  NOT_LINKED: { title: "La billetera no se vinculó", lead: `Mercado Pago no confirmó el permiso. ${again}` },
  EXPIRED: { title: "El pedido de vincular la billetera venció", lead: again },
  NOT_AVAILABLE: {
    title: "Mercado Pago no está disponible",
    lead: "La billetera no se vinculó. Vuelva a intentarlo más tarde desde la aplicación.",
  },
} as const satisfies Readonly<Record<string, PageText>>;
