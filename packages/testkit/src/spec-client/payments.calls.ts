import { expect } from "vitest";
import type { CallsOf, SpecPlace } from "./spec-place.ts";

/** What section 8 says where nobody has configured a provider. */
const isOff = async (answer: ReturnType<SpecPlace["administrator"]["send"]>): Promise<void> =>
  expect(await answer).toMatchObject({ status: 400, body: { Message: { Message: "MP_NOT_AVAILABLE" } } });

const hasNoMattilda = async (answer: ReturnType<SpecPlace["administrator"]["send"]>): Promise<void> =>
  expect(await answer).toMatchObject({ status: 400, body: { Message: { Message: "MATTILDA_NOT_AVAILABLE" } } });

/** There are no credentials to be moved. */
const isMissing = async (answer: ReturnType<SpecPlace["administrator"]["send"]>): Promise<void> =>
  expect(await answer).toMatchObject({ status: 404, body: { Message: { Message: "DELETE_OR_UPDATE_NOT_FOUND" } } });

/** 0 to 100 in steps of 0.01. */
async function setsSurcharge({ system, cafeteriaId }: SpecPlace, provider: string): Promise<void> {
  const path = `/${provider}/fee/${cafeteriaId}`;
  for (const userSurchargeFee of [0.01, 2.51, 100])
    expect(await system.ask("PUT", path, { userSurchargeFee })).toMatchObject({ userSurchargeFee });
  const above = await system.send("PUT", path, { userSurchargeFee: 100.01 });
  expect(above).toMatchObject({ status: 400, body: { Message: { Message: "VALIDATION" } } });
}

export const paymentCalls: CallsOf<"payments"> = {
  "PUT /cafeteria/{id}/mp/set-credentials": ({ administrator, cafeteriaId }) =>
    isOff(
      administrator.send("PUT", `/cafeteria/${cafeteriaId}/mp/set-credentials`, { accessToken: "a", publicKey: "b" }),
    ),
  "PUT /cafeteria/{id}/mp/remove-credentials": ({ administrator, cafeteriaId }) =>
    isMissing(administrator.send("PUT", `/cafeteria/${cafeteriaId}/mp/remove-credentials`)),
  "PUT /cafeteria/{id}/mp/enable-credentials": ({ administrator, cafeteriaId }) =>
    isMissing(administrator.send("PUT", `/cafeteria/${cafeteriaId}/mp/enable-credentials`)),
  "PUT /cafeteria/{id}/mp/disable-credentials": ({ administrator, cafeteriaId }) =>
    isMissing(administrator.send("PUT", `/cafeteria/${cafeteriaId}/mp/disable-credentials`)),
  "PUT /mercadopago/fee/{id}": async ({ system, cafeteriaId }) => {
    const fees = { userSurchargeFee: 2.5, marketFee: 4.01, walletConnectSurchargeFee: 0, walletConnectMarketFee: 1 };
    expect(await system.ask("PUT", `/mercadopago/fee/${cafeteriaId}`, fees)).toMatchObject({ fees });
    const above = await system.send("PUT", `/mercadopago/fee/${cafeteriaId}`, { ...fees, userSurchargeFee: 4.02 });
    expect(above).toMatchObject({ status: 400, body: { Message: { Message: "VALIDATION" } } });
  },
  "PUT /mercadopago/set_cafeteria_credentials": ({ administrator }) =>
    isOff(administrator.send("PUT", "/mercadopago/set_cafeteria_credentials", { code: "TG-1" })),
  "POST /directa24/set_cafeteria_configuration/{id}": async ({ system, cafeteriaId }) => {
    const path = `/directa24/set_cafeteria_configuration/${cafeteriaId}`;
    const answer = await system.send("POST", path, { subMerchantId: "comedor-1" });
    expect(answer).toMatchObject({ status: 400, body: { Message: { Message: "D24_NOT_AVAILABLE" } } });
  },
  "PUT /directa24/fee/{id}": (place) => setsSurcharge(place, "directa24"),
  "POST /plexo/set_cafeteria_configuration/{id}": async ({ system, cafeteriaId }) => {
    const answer = await system.send("POST", `/plexo/set_cafeteria_configuration/${cafeteriaId}`, {
      commerceId: "14304",
    });
    expect(answer).toMatchObject({ status: 400, body: { Message: { Message: "PLEXO_NOT_AVAILABLE" } } });
  },
  "PUT /plexo/fee/{id}": (place) => setsSurcharge(place, "plexo"),
  "POST /mattilda/set_cafeteria_configuration/{id}": ({ system, cafeteriaId }) =>
    hasNoMattilda(
      system.send("POST", `/mattilda/set_cafeteria_configuration/${cafeteriaId}`, { merchantId: "comedor-1" }),
    ),
  "PUT /mattilda/fee/{id}": (place) => setsSurcharge(place, "mattilda"),
  "GET /mattilda/{id}/payouts": ({ administrator, cafeteriaId }) =>
    hasNoMattilda(administrator.send("GET", `/mattilda/${cafeteriaId}/payouts?page=1`)),
  "GET /mattilda/{id}/payouts/{payoutId}": ({ administrator, cafeteriaId }) =>
    hasNoMattilda(administrator.send("GET", `/mattilda/${cafeteriaId}/payouts/comedor-1.1`)),
  "PUT /arca/set_options/{id}": async ({ administrator, cafeteriaId }) => {
    const path = `/arca/set_options/${cafeteriaId}`;
    const off = { appActivated: false, cashActivated: false, cardActivated: false, customActivated: false };
    expect(await administrator.ask("PUT", path, { cuit: "30712345671", ...off })).toMatchObject({
      cuit: "30712345671",
      ...off,
      transferActivated: false,
    });
    const early = await administrator.send("PUT", path, { cashActivated: true });
    expect(early).toMatchObject({ status: 400, body: { Message: { Message: "VALIDATION" } } });
  },
  "POST /mercadopago/process_payment_request": ({ anybody }) =>
    isOff(
      anybody.send("POST", "/mercadopago/process_payment_request", {
        paymentRequestToken: "a.b.c",
        saveCard: true,
        token: "t",
        payment_method_id: "visa",
        issuer_id: "1",
        transaction_amount: 10,
        installments: 1,
        payer: { email: "familia@correo.test", identification: { type: "DNI", number: "12345678" } },
      }),
    ),
};
