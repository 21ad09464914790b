import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import { type Result, accepted, cents, refused } from "../kernel/index.ts";
import {
  type CardPageEnd,
  type CardPageMemory,
  type EnteredCard,
  type OfferedCard,
  type PaymentOutcome,
  cardPageMachine,
  cardPageView,
} from "./index.ts";

const request = {
  token: "a.b.c",
  publicKey: "APP_USR-k",
  totalPrice: cents(105_000),
  buyerEmail: "familia@correo.test",
  debitOnly: false,
  cards: [] as readonly OfferedCard[],
};
const card = {
  cardToken: "t",
  methodId: "debvisa",
  issuerId: null,
  identification: null,
  savingToken: null,
  savedCardId: null,
};
const offered = { lastFour: "3304", brand: "debvisa", expiryMonth: 11, expiryYear: 2030 };
const outcome = (status: PaymentOutcome["status"]) =>
  accepted({ status, paymentId: "1", transactionId: "x", isCardSaved: false });

type Charged = Result<PaymentOutcome, { readonly code: string }>;

type Around = {
  readonly opened?: readonly boolean[];
  readonly cards?: readonly OfferedCard[];
  readonly codes?: readonly (Result<EnteredCard, { readonly code: string }> | Error)[];
  readonly memory?: CardPageMemory;
};

const forgetful: CardPageMemory = { load: () => null, save: () => undefined };

function open(answers: readonly (Charged | Error)[], around: Around = {}) {
  const { opened = [true], cards = [], codes = [], memory = forgetful } = around;
  const charged: unknown[] = [];
  const ends: CardPageEnd[] = [];
  const left = [...answers];
  const [openings, typed] = [[...opened], [...codes]];
  const forms: (string | null)[] = [];
  const actor = createActor(cardPageMachine, {
    input: {
      request: { ...request, cards },
      memory,
      openForm: async (chosen) => {
        forms.push(chosen?.id ?? null);
        return openings.shift() === true ? accepted(null) : refused({ code: "CARD_FORM_UNREACHABLE" });
      },
      readCode: async () => {
        const code = typed.shift();
        if (code === undefined || code instanceof Error) throw code ?? new Error("read too often");
        return code;
      },
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
  return { actor, charged, ends, forms, reach, enter, view: () => cardPageView(actor.getSnapshot()) };
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
  expect(page.view()).toMatchObject({ status: "approved", hasForm: false, failure: null });
});

test("[CARD-01] a refused card leaves the form for another one", async () => {
  const page = open([outcome("rejected"), refused({ code: "MP_NOT_AVAILABLE" }), outcome("pending")]);
  await page.reach("entering");
  page.enter();
  await page.reach("sending");
  await page.reach("entering");
  expect(page.view()).toMatchObject({ status: "entering", hasForm: true, failure: { code: "REJECTED" } });
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
  const page = open([], { opened: [false, true] });
  await page.reach("unreachable");
  page.enter();
  page.actor.send({ type: "card.retried" });
  await page.reach("entering");
  expect(page.charged).toEqual([]);
});

test("[CARD-07] a card is to be saved until somebody unticks it, and not while it is sent", async () => {
  const page = open([outcome("rejected")]);
  await page.reach("entering");
  expect(page.view().isToSave).toBe(true);
  page.actor.send({ type: "saving.chosen", isToSave: false });
  expect(page.view().isToSave).toBe(false);
  page.enter();
  page.actor.send({ type: "saving.chosen", isToSave: true });
  expect(page.view().isToSave).toBe(false);
});

test("[CARD-08] a saved card is offered first and pays by its code; a wrong code and a refusal leave it there", async () => {
  const cards = [
    { ...offered, id: "7" },
    { ...offered, id: "8" },
  ];
  const byCode = { ...card, savedCardId: "7" };
  const codes = [refused({ code: "CODE_UNREADABLE" }), new Error("a bug"), accepted(byCode), accepted(byCode)];
  const page = open([outcome("rejected"), outcome("approved")], { cards, codes });
  await page.reach("entering");
  expect([page.forms, page.view().chosenId]).toEqual([["7"], "7"]);
  for (const failure of ["CODE_UNREADABLE", "CODE_UNREADABLE", "REJECTED"]) {
    page.actor.send({ type: "code.entered" });
    expect(page.view()).toMatchObject({ status: "reading", hasForm: true, canChoose: false });
    await page.reach("entering");
    expect(page.view().failure).toEqual({ code: failure });
  }
  page.actor.send({ type: "code.entered" });
  page.actor.send({ type: "code.entered" });
  await page.reach("approved");
  expect(page.charged).toEqual([byCode, byCode]);
});

test("[CARD-08] another card opens another form, what went wrong with the first is gone, and a code is asked of saved ones alone", async () => {
  const cards = [{ ...offered, id: "7" }];
  const page = open([outcome("approved")], { cards, opened: [true, false, true], codes: [refused({ code: "X" })] });
  await page.reach("entering");
  page.actor.send({ type: "code.entered" });
  page.actor.send({ type: "card.chosen", cardId: null });
  expect(page.view().status).toBe("reading");
  await page.reach("entering");
  page.actor.send({ type: "card.chosen", cardId: null });
  await page.reach("unreachable");
  expect(page.view()).toMatchObject({ chosenId: null, canChoose: true, failure: null });
  page.actor.send({ type: "card.retried" });
  await page.reach("entering");
  page.actor.send({ type: "code.entered" });
  expect(page.view().status).toBe("entering");
  page.enter();
  page.actor.send({ type: "card.chosen", cardId: "7" });
  await page.reach("approved");
  expect([page.forms, page.charged]).toEqual([["7", null, null], [card]]);
});

test.each(["approved", "pending"] as const)(
  "[CARD-12] read again, the page says that the payment is %s and offers no form, and the host is told no second time",
  async (status) => {
    let kept: "approved" | "pending" | null = null;
    const memory: CardPageMemory = { load: () => kept, save: (ended) => void (kept = ended) };
    const first = open([outcome("rejected"), outcome(status)], { memory });
    await first.reach("entering");
    first.enter();
    await first.reach("sending");
    await first.reach("entering");
    expect(kept).toBeNull();
    first.enter();
    await first.reach(status);
    const again = open([], { memory });
    expect(again.view()).toMatchObject({ status, hasForm: false });
    again.enter();
    expect([again.charged, again.ends, again.forms]).toEqual([[], [], []]);
  },
);
