import { bind } from "@cantina/adapters/http";
import { mercadoPagoCardForm, rememberedEnd, tellHostApp } from "@cantina/adapters/card-form";
import { cardFormEndpoints, onlinePaymentEndpoints } from "@cantina/contract/payments";
import {
  type CardFormPort,
  type CardPageEnd,
  type CardPageView,
  type ChargePort,
  type EnteredCard,
  type PaymentRequest,
  cardPageMachine,
  cardPageView,
} from "@cantina/domain/card-page";
import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { createActor, waitFor } from "xstate";
import { locale } from "../../texts/locale.ts";
import * as texts from "../../texts/card-page.ts";
import { useApp } from "../app/index.ts";

type CardPage = CardPageView & {
  readonly retry: () => void;
  /** null: a card that is typed. */
  readonly choose: (cardId: string | null) => void;
  readonly setSaving: (isToSave: boolean) => void;
  /** With the saved card that is chosen. */
  readonly pay: () => void;
};

type Opened = {
  readonly request: PaymentRequest;
  readonly nonce: string | null;
  /** Where a whole card is typed, and where a security code is. */
  readonly places: { readonly card: string; readonly code: string };
};

/** What the host app gets: the answer as it is, and how to read it. */
function messageOf(end: CardPageEnd, nonce: string | null): Readonly<Record<string, unknown>> {
  const about = { v: 1, kind: "payment", nonce };
  if (end.kind === "UNKNOWN") return { ...about, status: "pending", paymentId: null, message: texts.uncertain };
  if (end.kind === "NOT_CHARGED") return { ...about, status: "error", paymentId: null, message: texts.notPaid };
  const { outcome } = end;
  const messages = { approved: texts.approved, pending: texts.pending, rejected: texts.notPaid };
  return { ...outcome, ...about, message: messages[outcome.status] };
}

/** The card page's machine, on the server's calls and the provider's form. */
export function useCardPage({ request, nonce, places }: Opened): CardPage {
  const { backend } = useApp();
  const [{ actor, close }] = useState(() => {
    let form: CardFormPort | null = null;
    const calls = async () =>
      bind((await backend()).client, { ...cardFormEndpoints, ...onlinePaymentEndpoints }, { cafeteriaId: "" });
    const charge: ChargePort = async ({ token, totalPrice }, card) =>
      (await calls()).processPaymentRequest({
        body: {
          paymentRequestToken: token,
          saveCard: card.savingToken !== null,
          save_token: card.savingToken,
          token: card.cardToken,
          card_id: card.savedCardId,
          payment_method_id: card.methodId,
          issuer_id: card.issuerId,
          installments: 1,
          transaction_amount: totalPrice,
          payer: { email: request.buyerEmail, identification: card.identification },
        },
      });
    const made = createActor(cardPageMachine, {
      input: {
        request,
        charge,
        memory: rememberedEnd(request.token),
        openForm: async (chosen) => {
          const found = await (await calls()).readCardForm();
          if (!found.ok) return found;
          form?.close();
          const isDark = document.documentElement.classList.contains("dark");
          const place = chosen === null ? places.card : places.code;
          const { scriptUrl } = found.value;
          form = mercadoPagoCardForm({ scriptUrl, place, locale, isDark, codeHint: texts.codeHint });
          return chosen === null ? form.open(request, { wantsSaving, submit }) : form.openCode(request);
        },
        readCode: (card) => form?.readCode(card) ?? Promise.reject(new Error("no form is open")),
      },
    });
    const wantsSaving = (): boolean => made.getSnapshot().context.isToSave;
    async function submit(card: EnteredCard): Promise<boolean> {
      made.send({ type: "card.entered", card });
      const { value } = await waitFor(made, (now) => now.value !== "sending");
      return value !== "entering";
    }
    return { actor: made, close: () => form?.close() };
  });
  const isShown = useRef(false);
  useEffect(() => {
    const told = actor.on("card.ended", ({ end }) => tellHostApp(messageOf(end, nonce)));
    isShown.current = true;
    actor.start();
    return () => {
      told.unsubscribe();
      isShown.current = false;
      // React mounts twice while it looks for mistakes, and an actor that was stopped does not start again.
      queueMicrotask(() => {
        if (isShown.current) return;
        actor.stop();
        close();
      });
    };
  }, [actor, close, nonce]);
  return {
    ...cardPageView(useSelector(actor, (current) => current)),
    retry: () => actor.send({ type: "card.retried" }),
    choose: (cardId) => actor.send({ type: "card.chosen", cardId }),
    setSaving: (isToSave) => actor.send({ type: "saving.chosen", isToSave }),
    pay: () => actor.send({ type: "code.entered" }),
  };
}
