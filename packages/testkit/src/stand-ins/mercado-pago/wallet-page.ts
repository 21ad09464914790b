import type { Agreement } from "./wallet-books.ts";

const escaped = (text: string): string => text.replace(/[&<>"]/gu, (sign) => `&#${sign.codePointAt(0) ?? 32};`);

/** Where a buyer lets a seller charge their wallet. */
export const walletPage = ({ description }: Agreement): string => `<!doctype html>
<html lang="es-AR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Billetera de Mercado Pago de prueba</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; display: grid; min-height: 100vh; place-items: center; background: #fff159; color: #1f2937 }
  main { background: #fff; border-radius: 12px; padding: 32px; max-width: 360px; margin: 16px; box-shadow: 0 2px 12px #0002 }
  h1 { font-size: 20px; margin: 0 0 8px }
  button { font: inherit; font-weight: 600; width: 100%; padding: 12px; margin-top: 12px; border-radius: 8px; border: 0; background: #1a56db; color: #fff }
  button[name] { background: #eef2ff; color: #1e40af }
</style>
<main>
  <h1>Billetera de Mercado Pago de prueba</h1>
  <p>${escaped(description)} pide cobrar de su billetera sin que vuelva a entrar. No se mueve dinero.</p>
  <form method="post">
    <button>Vincular</button>
    <button name="cancel" value="1">Cancelar</button>
  </form>
</main>
</html>
`;
