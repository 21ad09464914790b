import { decimalFromCents } from "@cantina/domain/kernel";
import { accepted, refused } from "@cantina/domain/kernel";
import type { CardFormPort, PaymentRequest } from "@cantina/domain/card-page";
import type { CardForm } from "@cantina/domain/payments";
import * as v from "valibot";

const orNull = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema), null);
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** What its form gives; the amount and the instalments that it names are the server's to say. */
const cardData = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  payment_method_id: orNull(text),
  issuer_id: orNull(text),
  payer: orNull(v.object({ identification: orNull(v.object({ type: v.string(), number: v.string() })) })),
});

type Settings = {
  readonly initialization: object;
  readonly customization: object;
  readonly callbacks: {
    readonly onReady: () => void;
    readonly onError: (error: unknown) => void;
    readonly onSubmit: (data: unknown) => Promise<void>;
  };
};
type Brick = { readonly unmount: () => void };
type Builder = { readonly create: (kind: "cardPayment", place: string, settings: Settings) => Promise<Brick> };

declare global {
  interface Window {
    MercadoPago?: new (publicKey: string, options: { readonly locale: string }) => { readonly bricks: () => Builder };
  }
}

export type CardFormPlace = {
  readonly scriptUrl: string;
  /** Of the element that it fills. */
  readonly place: string;
  readonly locale: string;
  readonly isDark: boolean;
  readonly startLimit?: () => AbortSignal;
};

const limitMs = 20_000;

function loadScript(url: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (window.MercadoPago !== undefined) return resolve(true);
    const script = document.createElement("script");
    const end = (isLoaded: boolean): void => {
      // The next try begins anew.
      if (!isLoaded) script.remove();
      resolve(isLoaded);
    };
    script.src = url;
    script.addEventListener("load", () => end(true), { once: true });
    script.addEventListener("error", () => end(false), { once: true });
    signal.addEventListener("abort", () => end(false), { once: true });
    document.head.append(script);
  });
}

function cardOf(data: unknown): CardForm | null {
  const read = v.safeParse(cardData, data);
  if (!read.success) return null;
  const { token, payment_method_id, issuer_id, payer } = read.output;
  return {
    cardToken: token,
    methodId: payment_method_id,
    issuerId: issuer_id,
    identification: payer?.identification ?? null,
  };
}

const settingsOf = ({ totalPrice, buyerEmail, debitOnly }: PaymentRequest, isDark: boolean) => ({
  initialization: { amount: decimalFromCents(totalPrice), payer: { email: buyerEmail } },
  customization: {
    paymentMethods: {
      minInstallments: 1,
      maxInstallments: 1,
      ...(debitOnly && { types: { excluded: ["credit_card", "prepaid_card"] } }),
    },
    visual: { style: { theme: isDark ? "dark" : "default" } },
  },
});

/** The card form that Mercado Pago draws itself: we never see a number of a card. CARD-04 */
export function mercadoPagoCardForm({
  scriptUrl,
  place,
  locale,
  isDark,
  startLimit = () => AbortSignal.timeout(limitMs),
}: CardFormPlace): CardFormPort {
  let brick: Brick | null = null;
  const unreachable = refused({ code: "CARD_FORM_UNREACHABLE" });
  return {
    open: async (request, submit) => {
      const limit = startLimit();
      const isLoaded = await loadScript(scriptUrl, limit);
      const { MercadoPago } = window;
      if (!isLoaded || MercadoPago === undefined) return unreachable;
      const builder = new MercadoPago(request.publicKey, { locale }).bricks();
      const isReady = await new Promise<boolean>((resolve) => {
        limit.addEventListener("abort", () => resolve(false), { once: true });
        const callbacks = {
          onReady: () => resolve(true),
          onError: () => resolve(false),
          onSubmit: async (data: unknown) => {
            const card = cardOf(data);
            // Its form stays as it is after an error.
            if (card === null || !(await submit(card))) throw new Error("not paid");
          },
        };
        builder.create("cardPayment", place, { ...settingsOf(request, isDark), callbacks }).then(
          (made) => {
            brick = made;
          },
          () => resolve(false),
        );
      });
      return isReady ? accepted(null) : unreachable;
    },
    close: () => {
      brick?.unmount();
      brick = null;
    },
  };
}
