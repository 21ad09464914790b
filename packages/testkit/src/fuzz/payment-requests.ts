import type { Examples } from "./request-example.ts";

/** Of a row that tests put there where they need one. */
export const differenceId = "0193d3f0-0000-7000-8000-000000000241";

/** Likewise. */
export const savedCardId = "0193d3f0-0000-7000-8000-000000000275";

const bare = { of: () => ({ params: {}, body: {} }) };

/** Where nobody configured a provider: refused as they should be, or of no consequence. */
export const paymentRequests = {
  readMercadoPago: { of: () => ({ params: {} }) },
  beginMercadoPagoLink: bare,
  finishMercadoPagoLink: { of: ({ marker }) => ({ body: { code: `TG-${marker}`, state: marker } }) },
  setMercadoPagoCredentials: {
    of: ({ marker }) => ({ params: {}, body: { accessToken: `APP_USR-${marker}`, publicKey: `APP_USR-${marker}` } }),
  },
  removeMercadoPagoCredentials: bare,
  enableMercadoPagoCredentials: bare,
  disableMercadoPagoCredentials: bare,
  setMercadoPagoFees: {
    of: () => ({
      params: {},
      body: { userSurchargeFee: 2.5, marketFee: 4, walletConnectSurchargeFee: 0, walletConnectMarketFee: 1.25 },
    }),
  },
  readDirecta24: { of: () => ({ params: {} }) },
  setDirecta24Configuration: { of: ({ marker }) => ({ params: {}, body: { subMerchantId: `comedor-${marker}` } }) },
  setDirecta24Fee: { of: () => ({ params: {}, body: { userSurchargeFee: 2.5 } }) },
  readPlexo: { of: () => ({ params: {} }) },
  setPlexoConfiguration: { of: ({ marker }) => ({ params: {}, body: { commerceId: `comedor-${marker}` } }) },
  setPlexoFee: { of: () => ({ params: {}, body: { userSurchargeFee: 2.5 } }) },
  readMattilda: { of: () => ({ params: {} }) },
  setMattildaConfiguration: { of: ({ marker }) => ({ params: {}, body: { merchantId: `comedor-${marker}` } }) },
  setMattildaFee: { of: () => ({ params: {}, body: { userSurchargeFee: 2.5 } }) },
  listPayouts: { of: () => ({ params: {}, query: { page: "1" } }) },
  readPayoutFile: { of: ({ marker }) => ({ params: { payoutId: `comedor-${marker}.1` } }) },
  listPaymentDifferences: { of: () => ({ params: {} }) },
  comparePayments: bare,
  resolvePaymentDifference: {
    of: ({ marker }) => ({ params: { differenceId }, body: { comment: `Visto ${marker}` } }),
  },
  listSavedCards: { by: "client", of: () => ({ params: {} }) },
  deleteSavedCard: { by: "client", of: () => ({ params: { savedCardId } }) },
  readWallet: { by: "client", of: () => ({ params: {} }) },
  beginWallet: { by: "client", ...bare },
  endWallet: { by: "client", of: () => ({ params: {} }) },
  readInvoicing: { of: () => ({ params: {} }) },
  setInvoicingOptions: {
    of: () => ({ params: {}, body: { cuit: "30712345671", legalName: "Comedor", pointOfSale: 3, vatRate: 2_100 } }),
  },
  retryInvoices: bare,
  listInvoices: { of: ({ deliveredId }) => ({ params: { orderId: deliveredId } }) },
  processPaymentRequest: {
    of: ({ marker }) => ({
      body: {
        paymentRequestToken: `x.${marker}.x`,
        token: marker,
        saveCard: true,
        save_token: `${marker}2`,
        card_id: "1000001",
        payment_method_id: "debvisa",
        issuer_id: 3,
        installments: 1,
        transaction_amount: 10.5,
        payer: { email: "familia@correo.test", identification: { type: "DNI", number: "12345678" } },
      },
    }),
  },
} satisfies Partial<Examples>;
