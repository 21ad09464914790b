import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import { type Result, accepted, cents, refused } from "../kernel/index.ts";
import { type CardPageEnd, type PaymentOutcome, cardPageMachine, cardPageView } from "./index.ts";

const request = {
  token: "a.b.c",
  publicKey: "APP_USR-k",
  totalPrice: cents(105_000),
  buyerEmail: "familia@correo.test",
  debitOnly: false,
};
const card = { cardToken: "t", methodId: "debvisa", issuerId: null, identification: null };
const outcome = (status: PaymentOutcome["status"]) =>
  accepted({ status, paymentId: "1", transactionId: "x", isCardSaved: false });

type Charged = Result<PaymentOutcome, { readonly code: string }>;

function open(answers: readonly (Charged | Error)[], opened: readonly boolean[] = [true]) {
  const charged: unknown[] = [];
  const ends: CardPageEnd[] = [];
  const left = [...answers];
  const openings = [...opened];
  const actor = createActor(cardPageMachine, {
    input: {
      request,
      openForm: async () => (openings.shift() === true ? accepted(null) : refused({ code: "CARD_FORM_UNREACHABLE" })),
      charge: async (_request, given) => {
        charged.push(given);
        const answer = left.shift();
        if (answer === undefined || answer instanceof Error) throw answer ?? new Error("asked too often");
        return answer;
      },
    },
  });
  actor.on("card.ended", ({ end }) => ends.push(end));
  actor.start();
  const reach = (status: string) => waitFor(actor, ({ value }) => value === status);
  const enter = () => actor.send({ type: "card.entered", card });
  return { actor, charged, ends, reach, enter, view: () => cardPageView(actor.getSnapshot()) };
}

test("[CARD-01] [CARD-02] a card is charged once, however often it is entered meanwhile, and the host hears how it ended", async () => {
  const page = open([outcome("approved")]);
  await page.reach("entering");
  page.enter();
  page.enter();
  await page.reach("approved");
  page.enter();
  expect(page.charged).toEqual([card]);
  expect(page.ends).toEqual([{ kind: "ANSWERED", outcome: outcome("approved").value }]);
  expect(page.view()).toEqual({ status: "approved", hasForm: false, failure: null });
});

test("[CARD-01] a refused card leaves the form for another one", async () => {
  const page = open([outcome("rejected"), refused({ code: "MP_NOT_AVAILABLE" }), outcome("pending")]);
  await page.reach("entering");
  page.enter();
  await page.reach("sending");
  await page.reach("entering");
  expect(page.view()).toEqual({ status: "entering", hasForm: true, failure: { code: "REJECTED" } });
  page.enter();
  expect(page.view().failure).toBeNull();
  await page.reach("entering");
  expect(page.view().failure).toEqual({ code: "MP_NOT_AVAILABLE" });
  page.enter();
  await page.reach("pending");
  expect(page.ends.map(({ kind }) => kind)).toEqual(["ANSWERED", "NOT_CHARGED", "ANSWERED"]);
});

test.each(["UNREACHABLE", "SERVER_ERROR", "MALFORMED_ANSWER"])(
  "[CARD-02] [CARD-03] %s is not known to be uncharged, and the same is asked again",
  async (code) => {
    const page = open([refused({ code }), new Error("a bug"), outcome("approved")]);
    await page.reach("entering");
    page.enter();
    await page.reach("uncertain");
    page.enter();
    expect(page.charged).toHaveLength(1);
    page.actor.send({ type: "card.retried" });
    await page.reach("sending");
    await page.reach("uncertain");
    page.actor.send({ type: "card.retried" });
    await page.reach("approved");
    expect(page.charged).toEqual([card, card, card]);
    expect(page.ends.map(({ kind }) => kind)).toEqual(["UNKNOWN", "UNKNOWN", "ANSWERED"]);
  },
);

test("[CARD-04] a form that did not open is opened again, and no card is taken meanwhile", async () => {
  const page = open([], [false, true]);
  await page.reach("unreachable");
  page.enter();
  page.actor.send({ type: "card.retried" });
  await page.reach("entering");
  expect(page.charged).toEqual([]);
});
