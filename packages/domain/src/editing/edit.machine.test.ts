import * as fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { SimulatedClock, createActor } from "xstate";
import { type IdempotencyKey, type Result, accepted, checkVersion, refused } from "../kernel/index.ts";
import { type EditAttempt, type EditEvent, type EditFact, editMachine, editView } from "./index.ts";

type Note = {
  readonly entry: { readonly title: string; readonly lines: readonly string[] };
  readonly draft: { readonly title: string };
  readonly faults: { readonly title?: "MISSING" };
  readonly saved: { readonly title: string; readonly version: number };
  readonly failure: { readonly code: string };
};
type Event = EditEvent<Note>;

/** What becomes of one call on its way. */
type Fate = "answered" | "lostThere" | "lostBack" | "refused" | "asked" | "thrown" | "raced";

const type = (title: string): Event => ({ type: "edit.typed", part: { title } });
const submit: Event = { type: "edit.submitted" };
const retry: Event = { type: "edit.retried" };
const leave: Event = { type: "edit.left" };
const keep: Event = { type: "edit.kept" };
const discard: Event = { type: "edit.discarded" };
const confirm: Event = { type: "edit.confirmed" };
const decline: Event = { type: "edit.declined" };
const unreachable = refused({ code: "UNREACHABLE" });

/** A form over a server that keeps its answers by key, and refuses an edit of another version. */
function open(fates: readonly Fate[] = [], title = "café") {
  const clock = new SimulatedClock();
  const waiting = [...fates];
  const sent: EditAttempt<Note["draft"]>[] = [];
  const answers = new Map<IdempotencyKey, Result<Note["saved"], Note["failure"]>>();
  const facts: EditFact<Note>[] = [];
  const stored = { title, version: 1 };
  let [ids, underWay, mostUnderWay] = [0, 0, 0];

  function write({ key, draft, version }: EditAttempt<Note["draft"]>) {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const checked = checkVersion(version, { id: "nota", version: stored.version });
    if (checked.ok) Object.assign(stored, { title: draft.title, version: stored.version + 1 });
    const answer = checked.ok ? accepted({ ...stored }) : refused(checked.failure);
    answers.set(key, answer);
    return answer;
  }
  async function meet(attempt: EditAttempt<Note["draft"]>) {
    const fate = waiting.shift() ?? "answered";
    if (fate === "raced") stored.version += 1;
    if (fate === "thrown") throw new Error("a bug of the adapter");
    if (fate === "lostThere") return unreachable;
    // What was answered under a key once is answered so again.
    if (fate === "refused" && !answers.has(attempt.key)) return refused({ code: "NAME_TAKEN" });
    if (fate === "asked" && !answers.has(attempt.key)) return refused({ code: "ORDERS_TOUCHED" });
    const answer = write(attempt);
    return fate === "lostBack" ? unreachable : answer;
  }

  const actor = createActor(editMachine<Note>(), {
    clock,
    input: {
      former: { entry: { title, lines: ["uno"] }, version: 1 },
      check: (entry) => (entry.title === "" ? refused({ title: "MISSING" }) : accepted({ title: entry.title })),
      newId: () => `id-${(ids += 1)}`,
      save: async (attempt) => {
        sent.push(attempt);
        underWay += 1;
        mostUnderWay = Math.max(mostUnderWay, underWay);
        await Promise.resolve();
        underWay -= 1;
        return meet(attempt);
      },
    },
  });
  actor.on("*", (fact) => facts.push(fact));
  actor.start();
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
  };
  return {
    sent,
    facts,
    stored,
    view: () => editView(actor.getSnapshot()),
    version: () => actor.getSnapshot().context.former.version,
    mostUnderWay: () => mostUnderWay,
    isClosed: () => actor.getSnapshot().hasTag("closed"),
    send: (event: Event) => actor.send(event),
    tell: async (...events: readonly Event[]) => {
      for (const event of events) {
        actor.send(event);
        await settle();
      }
    },
    pass: async (milliseconds: number) => {
      clock.increment(milliseconds);
      await settle();
    },
    reread: (): Event => ({
      type: "edit.reread",
      former: { entry: { title: stored.title, lines: ["uno"] }, version: stored.version },
    }),
  };
}

type Form = ReturnType<typeof open>;
let form: Form;
beforeEach(() => {
  form = open();
});

describe("leaving", () => {
  test("[FORM-01] an unchanged form closes at once, also one that was changed back", async () => {
    await form.tell(type("té"), { type: "edit.typed", part: { title: "café", lines: ["uno"] } }, leave);
    expect(form.facts).toEqual([{ type: "edit.closed" }]);
  });

  test("[FORM-01] a changed one asks, and keeps what was typed when the answer is no", async () => {
    await form.tell(type("té"), leave);
    expect(form.view()).toMatchObject({ isAsking: true, isChanged: true });
    await form.tell(keep);
    expect(form.view()).toMatchObject({ isAsking: false, entry: { title: "té" } });
    expect(form.facts).toEqual([]);
    await form.tell(leave, discard);
    expect(form.facts).toEqual([{ type: "edit.closed" }]);
    expect(form.sent).toEqual([]);
  });

  test("[FORM-01] what a list of the form holds is compared by value", async () => {
    await form.tell({ type: "edit.typed", part: { lines: ["uno", "dos"] } }, leave);
    expect(form.view().isAsking).toBe(true);
  });
});

describe("saving", () => {
  test("[FORM-02] what the rules refuse is not sent, and its faults follow what is typed", async () => {
    await form.tell(type(""));
    expect(form.view().faults).toBeNull();
    await form.tell(submit);
    expect(form.view()).toMatchObject({ faults: { title: "MISSING" }, canSend: true });
    expect(form.sent).toEqual([]);
    await form.tell(type("té"));
    expect(form.view().faults).toBeNull();
  });

  test("[FORM-03] while one is under way nothing is typed and nothing else is sent", async () => {
    for (const event of [type("té"), submit, submit, type("mate"), retry, form.reread()]) form.send(event);
    expect(form.view()).toMatchObject({ isSending: true, canSend: false, entry: { title: "té" } });
    await form.tell(submit);
    expect(form.stored).toEqual({ title: "té", version: 2 });
    expect(form.mostUnderWay()).toBe(1);
  });

  test("[FORM-04] a lost answer is asked for again after 1, 2 and 4 s under the same key, then by hand", async () => {
    form = open(["lostThere", "lostThere", "lostBack", "lostThere"]);
    await form.tell(type("té"), submit);
    for (const [round, wait] of [1_000, 2_000, 4_000].entries()) {
      await form.pass(wait - 1);
      expect(form.sent).toHaveLength(round + 1);
      await form.pass(1);
      expect(form.sent).toHaveLength(round + 2);
    }
    await form.pass(60_000);
    expect(form.view()).toMatchObject({ canRetry: true, failure: { code: "UNREACHABLE" } });
    await form.tell(type("mate"), retry);
    expect(form.sent).toHaveLength(5);
    expect(new Set(form.sent.map(({ key, draft }) => `${key} ${draft.title}`))).toEqual(new Set(["id-1 té"]));
    expect(form.facts).toMatchObject([{ type: "edit.saved", saved: { title: "té", version: 2 } }]);
  });

  test("[FORM-04] what the adapter threw at is sent again under its key", async () => {
    form = open(["thrown"]);
    await form.tell(type("té"), submit);
    expect(form.view()).toMatchObject({ isBroken: true, canRetry: true });
    await form.tell(retry);
    expect(form.sent[1]).toEqual(form.sent[0]);
    expect(form.stored.version).toBe(2);
  });

  test("[FORM-05] a stale edit is not sent again, and the form begins anew with what there is", async () => {
    form = open(["raced"]);
    await form.tell(type("té"), submit);
    expect(form.view()).toMatchObject({ isStale: true, canSend: false, entry: { title: "té" } });
    await form.tell(submit, retry);
    await form.pass(60_000);
    expect(form.sent).toHaveLength(1);
    await form.tell(form.reread());
    expect(form.view()).toMatchObject({ isStale: false, isChanged: false, entry: { title: "café" }, failure: null });
    await form.tell(type("té"), submit);
    expect(form.stored).toEqual({ title: "té", version: 3 });
  });

  test("[FORM-06] a refusal leads back with what was typed, and the next press has a key of its own", async () => {
    form = open(["refused"]);
    await form.tell(type("té"), submit);
    expect(form.view()).toMatchObject({ failure: { code: "NAME_TAKEN" }, entry: { title: "té" }, canSend: true });
    await form.tell(type("mate"));
    expect(form.view().failure).toBeNull();
    await form.tell(submit);
    expect(form.sent.map(({ key }) => key)).toEqual(["id-1", "id-2"]);
  });

  test("[FORM-07] the next edit of the same form is made from what was saved", async () => {
    await form.tell(type("té"), submit);
    expect(form.view()).toMatchObject({ isSaved: true, isChanged: false });
    await form.tell(type("mate"), submit, leave);
    expect(form.sent.map(({ version }) => version)).toEqual([1, 2]);
    expect(form.version()).toBe(3);
    expect(form.facts.map((fact) => fact.type)).toEqual(["edit.saved", "edit.saved", "edit.closed"]);
  });
});

describe("asking first", () => {
  test("[FORM-12] what is confirmed goes out as an attempt of its own that names it, and is asked again where there is more", async () => {
    form = open(["asked", "asked", "lostBack"]);
    await form.tell(type("té"), submit);
    expect(form.view()).toMatchObject({ asked: { code: "ORDERS_TOUCHED" }, failure: null, canSend: false });
    await form.tell(type("mate"), submit, retry);
    expect([form.sent.length, form.view().entry.title]).toEqual([1, "té"]);
    await form.tell(confirm);
    expect(form.view()).toMatchObject({ asked: { code: "ORDERS_TOUCHED" } });
    await form.tell(confirm);
    expect(form.view()).toMatchObject({ asked: null, failure: { code: "UNREACHABLE" } });
    await form.pass(1_000);
    expect(form.sent.map(({ key, confirmed }) => [key, confirmed?.code])).toEqual([
      ["id-1", undefined],
      ["id-2", "ORDERS_TOUCHED"],
      ["id-3", "ORDERS_TOUCHED"],
      ["id-3", "ORDERS_TOUCHED"],
    ]);
    expect([form.view().isSaved, form.stored]).toEqual([true, { title: "té", version: 2 }]);
  });

  test("[FORM-12] what is declined writes nothing, and all that was typed stands there", async () => {
    form = open(["asked"]);
    await form.tell(type("té"), submit, decline);
    expect(form.view()).toMatchObject({ asked: null, failure: null, canSend: true, entry: { title: "té" } });
    expect(form.stored.version).toBe(1);
    await form.tell(submit);
    expect(form.sent.map(({ confirmed }) => confirmed)).toEqual([undefined, undefined]);
  });
});

describe("following", () => {
  const renewed = (title: string, version: number): Event => ({
    type: "edit.renewed",
    former: { entry: { title, lines: ["uno"] }, version },
  });

  test("[FORM-11] what is newer stands in a form in which nothing was typed, and is what it is saved over", async () => {
    await form.tell(renewed("té", 2));
    expect(form.view()).toMatchObject({ entry: { title: "té" }, version: 2, isChanged: false });
    form.stored.version = 2;
    await form.tell(type("mate"), submit);
    expect(form.stored).toEqual({ title: "mate", version: 3 });
  });

  test("[FORM-11] it follows a refusal, too, once what was typed is taken back", async () => {
    form = open(["refused"]);
    await form.tell(type("té"), submit, renewed("mate", 2));
    expect(form.view()).toMatchObject({ entry: { title: "té" }, version: 1 });
    await form.tell(type("café"), renewed("mate", 2));
    expect(form.view()).toMatchObject({ entry: { title: "mate" }, version: 2 });
  });

  test("[FORM-11] what was typed stays, and what is no newer is no news", async () => {
    await form.tell(renewed("té", 1));
    expect(form.view()).toMatchObject({ entry: { title: "café" }, version: 1 });
    await form.tell(type("mate"), renewed("té", 2));
    expect(form.view()).toMatchObject({ entry: { title: "mate" }, version: 1, isChanged: true });
  });

  test("[FORM-11] its own save, told late, is no news to the next edit", async () => {
    await form.tell(type("té"), submit, renewed("té", 2), renewed("café", 1));
    expect(form.view()).toMatchObject({ isSaved: true, entry: { title: "té" }, version: 2 });
  });
});

describe("whatever happens, in any order", () => {
  const anyStep = fc.oneof(
    fc.constantFrom<Event | number | "reread">(
      submit,
      submit,
      retry,
      confirm,
      decline,
      leave,
      keep,
      discard,
      1_000,
      4_000,
      "reread",
    ),
    fc.constantFrom("", "té", "mate").map(type),
  );
  const anyFate = fc.constantFrom<Fate>("answered", "lostThere", "lostBack", "refused", "asked", "thrown", "raced");
  const anyRun = [fc.array(anyStep, { maxLength: 30 }), fc.array(anyFate, { maxLength: 12 })] as const;

  async function run(
    steps: readonly (Event | number | "reread")[],
    fates: readonly Fate[],
    look: (form: Form, step: Event | number | "reread", before: ReturnType<Form["view"]>) => void,
  ): Promise<Form> {
    const one = open(fates);
    for (const step of steps) {
      const before = one.view();
      if (typeof step === "number") await one.pass(step);
      else await one.tell(step === "reread" ? one.reread() : step);
      look(one, step, before);
    }
    return one;
  }

  test("[FORM-01] nothing typed is lost without the question", async () => {
    await fc.assert(
      fc.asyncProperty(...anyRun, async (steps, fates) => {
        let wasClosed = false;
        await run(steps, fates, (one, step, before) => {
          const closes = one.isClosed() && !wasClosed;
          wasClosed = one.isClosed();
          if (closes) expect(step).toEqual(before.isAsking ? discard : leave);
          if (closes && !before.isAsking) expect(before.isChanged).toBe(false);
          // Only typing and beginning anew change what stands in the fields.
          if (step !== "reread" && (typeof step === "number" || step.type !== "edit.typed"))
            expect(one.view().entry).toEqual(before.entry);
        });
      }),
      { numRuns: 200 },
    );
  });

  // Faster than the answers come: what is sent in one burst meets a save that is under way.
  const anyBurst = fc.array(
    fc.oneof(
      fc.constantFrom<Event>(submit, submit, retry, confirm, decline, leave, keep),
      fc.constantFrom("té", "mate").map(type),
    ),
    { maxLength: 5 },
  );

  test("[FORM-03] [FORM-04] one save at a time, and a key for each press that got a certain answer", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyBurst, { maxLength: 12 }), anyRun[1], async (bursts, fates) => {
        const one = open(fates);
        for (const events of bursts) {
          for (const event of events) one.send(event);
          await one.pass(1_000);
        }
        expect(one.mostUnderWay()).toBeLessThanOrEqual(1);
        const drafts = new Map(one.sent.map((attempt) => [attempt.key, attempt]));
        for (const attempt of one.sent) expect(attempt).toEqual(drafts.get(attempt.key));
        const keys = one.sent.map(({ key }) => key);
        // A key that was followed by another one never goes out again.
        expect(keys.filter((key, place) => key !== keys[place - 1])).toEqual([...new Set(keys)]);
        for (const [place, key] of keys.slice(1).entries())
          if (key !== keys[place]) expect(["lostThere", "lostBack", "thrown"]).not.toContain(fates[place]);
      }),
      { numRuns: 200 },
    );
  });

  test("[FORM-04] [FORM-05] an edit that got through is told saved, never stale, and a stale one writes nothing", async () => {
    await fc.assert(
      fc.asyncProperty(...anyRun, async (steps, fates) => {
        // Nobody else edits: only the form itself may make a new version.
        const alone = fates.filter((fate) => fate !== "raced");
        let wasReread = false;
        await run(steps, alone, (one, step) => {
          wasReread ||= step === "reread";
          expect(one.view().isStale).toBe(false);
        });
        const raced = await run(steps, fates, (one, step, before) => {
          if (before.isStale && step !== "reread") expect(one.view().isStale).toBe(true);
        });
        const saved = raced.facts.filter(({ type: fact }) => fact === "edit.saved").length;
        const own =
          raced.stored.version - 1 - fates.slice(0, raced.sent.length).filter((fate) => fate === "raced").length;
        // One more may be written whose answer nobody has heard yet.
        expect([saved, saved + 1]).toContain(own);
      }),
      { numRuns: 200 },
    );
  });

  test("[FORM-06] a refusal leaves all that was typed", async () => {
    await fc.assert(
      fc.asyncProperty(...anyRun, async (steps, fates) => {
        await run(steps, fates, (one, step, before) => {
          if (one.view().failure?.code !== "NAME_TAKEN" || step === "reread") return;
          expect(one.view()).toMatchObject({ canSend: true, entry: before.entry });
        });
      }),
      { numRuns: 200 },
    );
  });
});
