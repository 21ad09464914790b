/** A phone's app as a page: everything that it knows, it knows from the API; the frame only tells it to ask. */
export const familyPage = (account: { readonly email: string; readonly password: string }): string => `<!doctype html>
<html lang="es-AR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Aplicación de la familia, de prueba</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 420px; padding: 16px; color: #1f2937; background: #f8fafc }
  h1 { font-size: 20px }
  label { display: grid; gap: 4px; font-weight: 600 }
  input, button { font: inherit; padding: 12px; border-radius: 8px; border: 1px solid #64748b }
  button { margin-top: 12px; width: 100%; border: 0; background: #0f766e; color: #fff; font-weight: 600 }
  iframe { width: 100%; height: 720px; border: 1px solid #cbd5e1; border-radius: 12px; margin-top: 16px }
  output { display: block; margin-top: 16px; overflow-wrap: anywhere }
</style>
<main>
  <h1>Aplicación de la familia, de prueba</h1>
  <form>
    <label>Monto<input name="amount" inputmode="decimal" value="1000"></label>
    <button value="MERCADO_PAGO">Recargar con Mercado Pago</button>
    <button value="link">Vincular billetera</button>
    <button value="WALLET_CONNECT">Pagar con la billetera</button>
    <button value="unlink">Desvincular</button>
    <button value="DIRECTA24">Recargar con Directa24</button>
    <button value="PLEXO">Recargar con Plexo</button>
    <button value="MATTILDA">Recargar con Mattilda</button>
  </form>
  <output id="balance" aria-label="Saldo"></output>
  <output id="told" aria-label="Lo que dijo la página"></output>
</main>
<script>
  const cantina = new URLSearchParams(location.search).get("cantina");
  const account = ${JSON.stringify(account)};
  const show = (id, text) => { document.getElementById(id).textContent = text; };
  let nonce = "", session;
  async function ask(method, path, body) {
    const response = await fetch(cantina + "/api" + path, {
      method,
      headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID(), ...(session && { authorization: "Bearer " + session.jwt }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const json = await response.json();
    if (!response.ok) throw new Error(json.Message.Message);
    return json.data;
  }
  const endings = { STARTED: "pago pendiente", COMPLETED: "pago aprobado", CANCELLED: "pago rechazado" };
  const refusals = { WALLET_NOT_LINKED: "primero vincule la billetera", DELETE_OR_UPDATE_NOT_FOUND: "no hay una billetera vinculada" };
  const sayWhy = (code) => refusals[code] ?? (code.endsWith("_NOT_AVAILABLE") ? "este comedor todavía no lo tiene habilitado" : code);
  const walletStates = { NONE: "sin vincular", ASKED: "falta su permiso", ACTIVE: "vinculada" };
  async function moveWallet(method) {
    const wallet = await ask(method, "/cafeterias/" + session.profile.cafeteriaId + "/mp/wallet", method === "POST" ? {} : undefined);
    show("told", "Billetera: " + walletStates[wallet.status]);
    // The wallet's own page is no frame of ours: its owner logs in there.
    if (wallet.url) open(wallet.url);
  }
  document.querySelector("form").addEventListener("submit", async (event) => {
    event.preventDefault();
    show("told", ""); show("balance", "");
    document.querySelector("iframe")?.remove();
    try {
      session ??= (await ask("POST", "/authentication/authenticate", account))[0];
      const what = event.submitter?.value ?? "MERCADO_PAGO";
      if (what === "link") return void (await moveWallet("POST"));
      if (what === "unlink") return void (await moveWallet("DELETE"));
      const amount = Number(event.target.amount.value.replace(",", "."));
      const begun = await ask("POST", "/cafeterias/" + session.profile.cafeteriaId + "/transactions/balance-charges", { amount, paymentMethod: what });
      if (what === "WALLET_CONNECT") return show("balance", "Saldo: " + begun.balanceAfter + " (" + (endings[begun.transaction.status] ?? begun.transaction.status) + ")");
      show("balance", "Saldo antes: " + begun.balanceAfter);
      // Its page is opened by the phone's browser, and tells nobody how it went.
      if (begun.paymentUrl !== null) return void open(begun.paymentUrl);
      nonce = crypto.randomUUID();
      const frame = document.createElement("iframe");
      frame.title = "Pago con tarjeta";
      frame.src = cantina + "/card-payment#" + new URLSearchParams({ paymentRequestToken: begun.paymentRequestToken, nonce });
      document.querySelector("main").append(frame);
    } catch (error) {
      show("told", "No se pudo empezar: " + sayWhy(error.message));
    }
  });
  addEventListener("message", ({ data, origin }) => {
    if (origin !== new URL(cantina).origin || data.nonce !== nonce) return;
    show("told", JSON.stringify(data));
  });
</script>
</html>
`;
