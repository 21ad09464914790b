import { bind } from "@cantina/adapters/http";
import { mercadoPagoCardForm, tellHostApp } from "@cantina/adapters/card-form";
import { cardFormEndpoints, onlinePaymentEndpoints } from "@cantina/contract/payments";
import {
  type CardFormPort,
  type CardPageEnd,
  type CardPageView,
  type ChargePort,
  type PaymentRequest,
  cardPageMachine,
  cardPageView,
} from "@cantina/domain/card-page";
import type { CardForm } from "@cantina/domain/payments";
import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { createActor, waitFor } from "xstate";
import { locale } from "../../texts/locale.ts";
import * as texts from "../../texts/card-page.ts";
import { useApp } from "../app/index.ts";

type CardPage = CardPageView & { readonly retry: () => void };

type Opened = { readonly request: PaymentRequest; readonly nonce: string | null; readonly place: string };

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
export function useCardPage({ request, nonce, place }: Opened): CardPage {
  const { backend } = useApp();
  const [{ actor, close }] = useState(() => {
    let form: CardFormPort | null = null;
    const calls = async () =>
      bind((await backend()).client, { ...cardFormEndpoints, ...onlinePaymentEndpoints }, { cafeteriaId: "" });
    const charge: ChargePort = async ({ token, totalPrice }, { cardToken, methodId, issuerId, identification }) =>
      (await calls()).processPaymentRequest({
        body: {
          paymentRequestToken: token,
          saveCard: false,
          token: cardToken,
          payment_method_id: methodId,
          issuer_id: issuerId,
          installments: 1,
          transaction_amount: totalPrice,
          payer: { email: request.buyerEmail, identification },
        },
      });
    const made = createActor(cardPageMachine, {
      input: {
        request,
        charge,
        openForm: async () => {
          const found = await (await calls()).readCardForm();
          if (!found.ok) return found;
          form?.close();
          const isDark = document.documentElement.classList.contains("dark");
          form = mercadoPagoCardForm({ scriptUrl: found.value.scriptUrl, place, locale, isDark });
          return form.open(request, submit);
        },
      },
    });
    async function submit(card: CardForm): Promise<boolean> {
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
  };
}
