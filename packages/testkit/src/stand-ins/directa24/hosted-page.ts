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
export const hostedPage = ({ amount, currency, status }: KeptDeposit): string => `<!doctype html>
<html lang="es-AR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Directa24 de prueba</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; display: grid; min-height: 100vh; place-items: center; background: #e2e8f0; color: #1f2937 }
  main { background: #fff; border-radius: 12px; padding: 32px; max-width: 360px; margin: 16px; box-shadow: 0 2px 12px #0002 }
  h1 { font-size: 20px; margin: 0 0 8px }
  button { font: inherit; font-weight: 600; width: 100%; padding: 12px; margin-top: 12px; border-radius: 8px; border: 0; background: #e0e7ff; color: #1e40af }
  button[value=pay] { background: #1a56db; color: #fff }
</style>
<main>
  <h1>Directa24 de prueba</h1>
  <p>Un pago de ${amount.toFixed(2)} ${currency}, que está ${status}. No se mueve dinero.</p>
  <form method="post">
    ${Object.entries(buttons)
      .map(([name, { text }]) => `<button name="do" value="${name}">${text}</button>`)
      .join("\n    ")}
  </form>
</main>
</html>
`;
