import { decimalFromCents } from "@cantina/domain/kernel";
import { accepted, refused } from "@cantina/domain/kernel";
import type { CardFormPort, PaymentRequest } from "@cantina/domain/card-page";
import type { CardForm } from "@cantina/domain/payments";
import * as v from "valibot";
import { type Brick, type Field, type Fields, startScript } from "./mercado-pago-script.ts";

const orNull = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema), null);
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const token = v.pipe(v.string(), v.minLength(1));

/** What its form gives; the amount and the instalments that it names are the server's to say. */
const cardData = v.object({
  token,
  payment_method_id: orNull(text),
  issuer_id: orNull(text),
  payer: orNull(v.object({ identification: orNull(v.object({ type: v.string(), number: v.string() })) })),
});
const codeData = v.object({ id: token });

export type CardFormPlace = {
  readonly scriptUrl: string;
  /** Of the element that it fills. */
  readonly place: string;
  readonly locale: string;
  readonly isDark: boolean;
  /** Stands in the field of the security code. */
  readonly codeHint: string;
  readonly startLimit?: () => AbortSignal;
};

const limitMs = 20_000;
/** The buyer waits for it before anything is charged. */
const savingLimitMs = 5_000;

function cardOf(data: unknown): CardForm | null {
  const read = v.safeParse(cardData, data);
  if (!read.success) return null;
  const { token: cardToken, payment_method_id, issuer_id, payer } = read.output;
  return {
    cardToken,
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

/** Its form makes a token each time that it is asked; null: not this time. CARD-07 */
async function anotherToken(brick: Brick | null, { cardToken }: CardForm): Promise<string | null> {
  if (brick === null) return null;
  const limit = new Promise<null>((resolve) => {
    AbortSignal.timeout(savingLimitMs).addEventListener("abort", () => resolve(null), { once: true });
  });
  try {
    const again = cardOf(await Promise.race([brick.getFormData(), limit]));
    return again === null || again.cardToken === cardToken ? null : again.cardToken;
  } catch {
    return null;
  }
}

/** The form that Mercado Pago draws itself: we never see a number of a card, nor its code. CARD-04 */
export function mercadoPagoCardForm({
  scriptUrl,
  place,
  locale,
  isDark,
  codeHint,
  startLimit = () => AbortSignal.timeout(limitMs),
}: CardFormPlace): CardFormPort {
  let brick: Brick | null = null;
  let code: { readonly field: Field; readonly fields: Fields } | null = null;
  const unreachable = refused({ code: "CARD_FORM_UNREACHABLE" });
  const unreadable = refused({ code: "CODE_UNREADABLE" });
  const start = ({ publicKey }: PaymentRequest, signal: AbortSignal) =>
    startScript({ scriptUrl, publicKey, locale, signal });
  return {
    open: async (request, { wantsSaving, submit }) => {
      const limit = startLimit();
      const script = await start(request, limit);
      if (script === null) return unreachable;
      const isReady = await new Promise<boolean>((resolve) => {
        limit.addEventListener("abort", () => resolve(false), { once: true });
        const callbacks = {
          onReady: () => resolve(true),
          onError: () => resolve(false),
          onSubmit: async (data: unknown) => {
            const card = cardOf(data);
            const savingToken = card !== null && wantsSaving() ? await anotherToken(brick, card) : null;
            // Its form stays as it is after an error.
            if (card === null || !(await submit({ ...card, savingToken, savedCardId: null })))
              throw new Error("not paid");
          },
        };
        script
          .bricks()
          .create("cardPayment", place, { ...settingsOf(request, isDark), callbacks })
          .then(
            (made) => {
              brick = made;
            },
            () => resolve(false),
          );
      });
      return isReady ? accepted(null) : unreachable;
    },
    openCode: async (request) => {
      const limit = startLimit();
      const script = await start(request, limit);
      const element = document.querySelector(`#${place}`);
      if (script === null || element === null) return unreachable;
      const { fields } = script;
      const { color } = getComputedStyle(element);
      const field = fields.create("securityCode", { placeholder: codeHint, style: { color, fontSize: "16px" } });
      code = { field, fields };
      const isReady = await new Promise<boolean>((resolve) => {
        limit.addEventListener("abort", () => resolve(false), { once: true });
        field.on("ready", () => resolve(true));
        field.mount(place);
      });
      return isReady ? accepted(null) : unreachable;
    },
    readCode: async ({ id, brand }) => {
      if (code === null) return unreadable;
      try {
        const read = v.safeParse(codeData, await code.fields.createCardToken({ cardId: id }));
        if (!read.success) return unreadable;
        const card = { cardToken: read.output.id, methodId: brand, issuerId: null, identification: null };
        return accepted({ ...card, savingToken: null, savedCardId: id });
      } catch {
        return unreadable;
      }
    },
    close: () => {
      brick?.unmount();
      code?.field.unmount();
      brick = null;
      code = null;
    },
  };
}
