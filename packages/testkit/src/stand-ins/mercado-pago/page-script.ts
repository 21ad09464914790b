/**
 * The provider's script for a page, as its documentation tells of it: `new MercadoPago(key).bricks().create(…)` draws
 * a form with a style of its own and sends what is typed to its own address, from wherever it is loaded.
 */
export const pageScript = String.raw`(() => {
  const base = new URL(document.currentScript.src).origin;
  const debit = ["5287338310253304", "4002768694395619"];
  const fields = [
    ["number", "Número de tarjeta", "5287 3383 1025 3304", "cc-number"],
    ["holder", "Nombre del titular", "APRO", "cc-name"],
    ["expiry", "Vencimiento", "11/30", "cc-exp"],
    ["code", "Código de seguridad", "123", "cc-csc"],
    ["document", "Documento", "12345678", "off"],
  ];
  const css =
    ".mp-form{display:grid;gap:12px;font:16px/1.4 system-ui,sans-serif}" +
    ".mp-form label{display:grid;gap:4px;font-size:14px;font-weight:600}" +
    ".mp-form input{font:inherit;font-weight:400;padding:12px;border:1px solid #8a8a8a;border-radius:8px;background:Canvas;color:CanvasText}" +
    ".mp-form button{font:inherit;font-weight:600;padding:14px;border:0;border-radius:8px;background:#1a56db;color:#fff}" +
    ".mp-form p{margin:0;font-weight:600}";
  function draw(publicKey, place, settings) {
    const container = document.getElementById(place);
    const { callbacks, customization, initialization } = settings;
    if (container === null) {
      callbacks.onError({ type: "critical", cause: "fields_setup_failed_after_3_tries" });
      throw new Error("no container");
    }
    const excluded = (customization.paymentMethods.types || {}).excluded || [];
    const form = document.createElement("form");
    form.className = "mp-form";
    form.noValidate = true;
    const style = document.createElement("style");
    style.textContent = css;
    const inputs = {};
    for (const [name, label, sample, autocomplete] of fields) {
      const row = document.createElement("label");
      row.textContent = label;
      inputs[name] = document.createElement("input");
      inputs[name].placeholder = sample;
      inputs[name].autocomplete = autocomplete;
      row.append(inputs[name]);
      form.append(row);
    }
    const told = document.createElement("p");
    told.setAttribute("role", "status");
    const button = document.createElement("button");
    button.textContent = "Pagar";
    form.append(told, button);
    // Each call makes a token of its own.
    const getFormData = async () => {
      const number = inputs.number.value.replace(/\s/g, "");
      if (number === "" || inputs.holder.value === "") throw "Complete los datos de la tarjeta";
      const isDebit = debit.includes(number);
      if (excluded.includes(isDebit ? "debit_card" : "credit_card")) throw "Esta tarjeta no se acepta: use una de débito";
      const [month, year] = inputs.expiry.value.split("/").map(Number);
      const { id } = await tokenOf(publicKey, {
        card_number: number,
        security_code: inputs.code.value,
        expiration_month: month,
        expiration_year: 2000 + year,
        cardholder: { name: inputs.holder.value, identification: { type: "DNI", number: inputs.document.value } },
      });
      return {
        token: id,
        issuer_id: "310",
        payment_method_id: isDebit ? "debvisa" : "visa",
        transaction_amount: initialization.amount,
        installments: 1,
        payer: { email: initialization.payer.email, identification: { type: "DNI", number: inputs.document.value } },
      };
    };
    const submit = async () => {
      told.textContent = "";
      const data = await getFormData();
      const [number, isDebit] = [inputs.number.value.replace(/\s/g, ""), data.payment_method_id === "debvisa"];
      await callbacks.onSubmit(
        data,
        { bin: number.slice(0, 8), lastFourDigits: number.slice(-4), cardholderName: inputs.holder.value, paymentTypeId: isDebit ? "debit_card" : "credit_card" },
      );
    };
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (button.disabled) return;
      button.disabled = true;
      submit()
        .catch((why) => { if (typeof why === "string") told.textContent = why; })
        .finally(() => { button.disabled = false; });
    });
    container.replaceChildren(style, form);
    queueMicrotask(() => callbacks.onReady());
    return { unmount: () => container.replaceChildren(), getFormData };
  }
  async function tokenOf(publicKey, card) {
    const response = await fetch(base + "/v1/card_tokens?public_key=" + encodeURIComponent(publicKey), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(card),
    });
    if (!response.ok) throw "No se pudo leer la tarjeta";
    return response.json();
  }
  // One field in a place of the page's, and what is typed into it stays here.
  function fieldsOf(publicKey) {
    let input = null;
    return {
      create: (kind, { placeholder }) => {
        if (kind !== "securityCode") throw new Error("no such field: " + kind);
        const listeners = [];
        const field = {
          on: (name, listener) => { if (name === "ready") listeners.push(listener); return field; },
          mount: (place) => {
            input = document.createElement("input");
            input.placeholder = placeholder;
            input.inputMode = "numeric";
            input.autocomplete = "cc-csc";
            input.setAttribute("aria-label", "Código de seguridad");
            input.style.cssText = "width:100%;height:100%;border:0;background:transparent;color:inherit;font:inherit";
            document.getElementById(place).replaceChildren(input);
            queueMicrotask(() => listeners.forEach((listener) => listener()));
            return field;
          },
          unmount: () => { input?.remove(); input = null; },
        };
        return field;
      },
      createCardToken: ({ cardId }) => tokenOf(publicKey, { card_id: cardId, security_code: input?.value ?? "" }),
    };
  }
  window.MercadoPago = class {
    constructor(publicKey, options) {
      this.publicKey = publicKey;
      this.locale = options && options.locale;
      this.fields = fieldsOf(publicKey);
    }
    bricks() {
      return { create: async (kind, place, settings) => {
        if (kind !== "cardPayment") throw new Error("no such brick: " + kind);
        return draw(this.publicKey, place, settings);
      } };
    }
  };
})();
`;
