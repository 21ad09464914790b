import { type HostedName, type PaymentStatus, toldStatusOf } from "@cantina/domain/payments";
import { providerNames } from "./provider-names.ts";

export type PageText = { readonly title: string; readonly lead: string };

/** Specification §8, Card payment failure; to the letter. */
export const notOpened: PageText = {
  title: "No se pudo abrir la página de pago",
  lead: "El pago no se pudo completar. Por favor, revise los datos ingresados e intentelo de nuevo. No se ha aplicado ningun cargo a su tarjeta.",
};
export const notAvailable = (provider: HostedName): PageText => ({
  title: `${providerNames[provider]} no está disponible`,
  lead: "No se cobró nada. Vuelva a intentarlo más tarde desde la aplicación.",
});
export const expired: PageText = {
  title: "El pedido de pago venció",
  lead: "Vuelva a empezar la recarga desde la aplicación. No se cobró nada.",
};
/** Nothing is known here of how it went: only the provider says so, later. */
export const cameBack = (provider: HostedName): PageText => ({
  title: "Ya puede volver a la aplicación",
  lead: `Cuando ${providerNames[provider]} confirme el pago, el saldo se carga solo. No hace falta volver a pagar.`,
});
type Ended = Readonly<Record<ReturnType<typeof toldStatusOf>, PageText>>;
const ended = (provider: HostedName): Ended => ({
  approved: { title: "Pago aprobado", lead: "El saldo ya está en la cuenta." },
  pending: { title: "Pago pendiente", lead: `${providerNames[provider]} ya tomó el pago. El saldo se carga solo.` },
  rejected: { title: "Pago rechazado", lead: "Vuelva a empezar la recarga desde la aplicación." },
});
export const endedText = (provider: HostedName, status: PaymentStatus): PageText =>
  ended(provider)[toldStatusOf(status)];

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-items:center;color:#111827;background:#f8fafc}
main{max-width:420px;padding:24px 16px;text-align:center}h1{font-size:22px;line-height:1.3;margin:0 0 8px}p{margin:0;color:#4b5563}
@media(prefers-color-scheme:dark){body{color:#f3f4f6;background:#111827}p{color:#cbd5e1}}`;

/** Of a page that nobody keeps and that loads nothing. */
export const quietPage = {
  "cache-control": "private, no-store",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
  "referrer-policy": "no-referrer",
};

export const pageHtml = ({ title, lead }: PageText): string =>
  `<!doctype html><html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>` +
  `<body><main><h1>${title}</h1><p>${lead}</p></main></body></html>`;
