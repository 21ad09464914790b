import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { takeTurns } from "./take-turns.ts";

type Call = {
  readonly ones: readonly string[];
  readonly goOn: () => void;
  /** All of them are done but these, and of those some because others hold what they need. */
  readonly end: (left?: readonly string[], held?: readonly string[]) => void;
  readonly fail: () => void;
};

/** What is done together, and alone, ends when the test says so. */
function openBench({ most = 16, longest = { alone: 60_000, together: 60_000 } } = {}) {
  const calls: Call[] = [];
  const alone = new Map<string, () => void>();
  const take = takeTurns<string, string>({
    most,
    longest,
    together: (ones, goOn) =>
      new Promise((resolve, reject) => {
        calls.push({
          ones,
          goOn,
          end: (left = [], held = []) => {
            const done = ones.filter((one) => !left.includes(one) && !held.includes(one));
            resolve({ done: new Map(done.map((one) => [one, `${one} with others`])), held: new Set(held) });
          },
          fail: () => reject(new Error("nothing was done")),
        });
      }),
  });
  const ask = (one: string): Promise<string> =>
    take(one, () => new Promise((resolve) => alone.set(one, () => resolve(`${one} alone`))));
  /** Two who are done alone, so that others wait; until "a" ends. */
  const occupy = (): Promise<string> => {
    const first = ask("a");
    void ask("beside it");
    return first;
  };
  return { calls, alone, ask, occupy };
}

/** Lets go on what can. */
const settle = (): Promise<void> => pause(0);

describe("[BOOK-21] taking turns", () => {
  test("who comes while nobody is there is done alone and at once", async () => {
    const { calls, alone, ask } = openBench();
    for (const one of ["a", "b"]) {
      const asked = ask(one);
      alone.get(one)?.();
      expect(await asked).toBe(`${one} alone`);
      await settle();
    }
    expect(calls).toEqual([]);
  });

  test("so is one who comes beside one who is done alone, and no third", async () => {
    const { calls, alone, ask } = openBench();
    const [a, b, c] = [ask("a"), ask("b"), ask("c")];
    expect([...alone.keys()]).toEqual(["a", "b"]);
    alone.get("b")?.();
    expect(await b).toBe("b alone");
    await settle();
    expect(calls).toEqual([]);
    alone.get("a")?.();
    expect(await a).toBe("a alone");
    await settle();
    expect(calls.map(({ ones }) => ones)).toEqual([["c"]]);
    const d = ask("d");
    expect(alone.has("d")).toBe(false);
    calls[0]?.end();
    expect(await c).toBe("c with others");
    await settle();
    calls[1]?.end();
    expect(await d).toBe("d with others");
  });

  test("those who come during a turn are done together in the next, so many at a time and in their order", async () => {
    const { calls, alone, ask, occupy } = openBench({ most: 2 });
    const first = occupy();
    const others = ["b", "c", "d"].map(ask);
    await settle();
    expect(calls).toEqual([]);
    alone.get("a")?.();
    expect(await first).toBe("a alone");
    await settle();
    expect(calls.map(({ ones }) => ones)).toEqual([["b", "c"]]);
    calls[0]?.end();
    await settle();
    expect(calls.map(({ ones }) => ones)).toEqual([["b", "c"], ["d"]]);
    calls[1]?.end();
    expect(await Promise.all(others)).toEqual(["b with others", "c with others", "d with others"]);
    await settle();
    const last = ask("e");
    alone.get("e")?.();
    expect(await last).toBe("e alone");
  });

  test("who is done hears of it once the next turn has begun", async () => {
    const { calls, alone, ask, occupy } = openBench();
    void occupy();
    const heard = ask("b").then(() => calls.length);
    alone.get("a")?.();
    await settle();
    void ask("c");
    calls[0]?.end();
    expect(await heard).toBe(2);
  });

  test("the next turn begins once the one under way says so, and one that fails then takes nobody of the next along", async () => {
    const { calls, alone, ask, occupy } = openBench();
    void occupy();
    const b = ask("b");
    alone.get("a")?.();
    await settle();
    // Nobody waits: who comes now would be done alone, beside this turn.
    calls[0]?.goOn();
    const c = ask("c");
    await settle();
    expect([calls.length, alone.has("c")]).toEqual([1, false]);
    calls[0]?.goOn();
    calls[0]?.goOn();
    const d = ask("d");
    await settle();
    expect(calls.map(({ ones }) => ones)).toEqual([["b"], ["c"]]);
    calls[0]?.fail();
    await settle();
    // The turn that has left its place leaves no other's.
    expect(calls).toHaveLength(2);
    alone.get("b")?.();
    expect(await b).toBe("b alone");
    calls[1]?.end();
    expect(await c).toBe("c with others");
    await settle();
    calls[2]?.end();
    expect(await d).toBe("d with others");
  });

  test("who is left out is done alone before the next turn", async () => {
    const { calls, alone, ask, occupy } = openBench();
    void occupy();
    const [b, c] = [ask("b"), ask("c")];
    alone.get("a")?.();
    await settle();
    calls[0]?.end(["b"]);
    expect(await c).toBe("c with others");
    await settle();
    const next = ask("d");
    await settle();
    expect(calls).toHaveLength(1);
    alone.get("b")?.();
    expect(await b).toBe("b alone");
    await settle();
    calls[1]?.end();
    expect(await next).toBe("d with others");
  });

  test("who is held up comes again a few times behind those who came meanwhile, and waits alone then in nobody's turn", async () => {
    const { calls, alone, ask, occupy } = openBench();
    void occupy();
    const [b, c] = [ask("b"), ask("c")];
    alone.get("a")?.();
    await settle();
    const d = ask("d");
    calls[0]?.end([], ["c"]);
    expect(await b).toBe("b with others");
    await settle();
    expect(calls[1]?.ones).toEqual(["d", "c"]);
    calls[1]?.end([], ["c"]);
    expect(await d).toBe("d with others");
    for (let turn = 2; !alone.has("c"); turn += 1) {
      await vi.waitUntil(() => calls.length > turn);
      calls[turn]?.end([], ["c"]);
      await settle();
    }
    expect(calls).toHaveLength(6);
    const e = ask("e");
    alone.get("e")?.();
    expect(await e).toBe("e alone");
    alone.get("c")?.();
    expect(await c).toBe("c alone");
  });

  test("many who are held up keep nobody else waiting for their next turn", async () => {
    const { calls, alone, ask, occupy } = openBench({ most: 2 });
    void occupy();
    for (const one of ["b", "c"]) void ask(one);
    const d = ask("d");
    alone.get("a")?.();
    await settle();
    calls[0]?.end([], ["b", "c"]);
    await settle();
    expect(calls[1]?.ones).toEqual(["d", "b"]);
    calls[1]?.end([], ["b"]);
    expect(await d).toBe("d with others");
  });

  test("after a failure each finds out alone, and one that fails there takes nobody along", async () => {
    const { calls, alone, ask, occupy } = openBench();
    void occupy();
    const others = ["b", "c"].map(ask);
    alone.get("a")?.();
    await settle();
    calls[0]?.fail();
    await settle();
    for (const one of ["b", "c"]) alone.get(one)?.();
    expect(await Promise.all(others)).toEqual(["b alone", "c alone"]);

    const take = takeTurns<string, string>({
      most: 2,
      longest: { alone: 60_000, together: 60_000 },
      together: () => Promise.resolve({ done: new Map(), held: new Set() }),
    });
    for (const one of ["v", "w"]) void take(one, () => Promise.resolve(one));
    const refused = take("x", () => Promise.reject(new Error("broken")));
    const fine = take("y", () => Promise.resolve("y alone"));
    await expect(refused).rejects.toThrow("broken");
    expect(await fine).toBe("y alone");
  });

  test("a turn that does not end keeps nobody waiting: alone, together, or left out", async () => {
    const { calls, alone, ask } = openBench({ most: 1, longest: { alone: 5, together: 10 } });
    const [, , , , last] = ["hangs", "hangs too", "b", "c", "d"].map(ask);
    await vi.waitUntil(() => calls.length >= 2);
    calls[1]?.end(["c"]);
    await vi.waitUntil(() => calls.length >= 3);
    await vi.waitUntil(() => alone.has("c"));
    calls[2]?.end();
    expect(await last).toBe("d with others");
  });

  test("whatever lasts too long, fails or is held up, everybody is done in the end", async () => {
    const lasts = fc.constantFrom(0, 0, 1, 4);
    const turn = fc.record({
      lasts,
      goesOn: fc.boolean(),
      fails: fc.boolean(),
      fates: fc.array(fc.constantFrom("done", "left", "held"), { minLength: 3, maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ comes: lasts, alone: lasts }), { minLength: 1, maxLength: 12 }),
        fc.array(turn, { minLength: 5, maxLength: 20 }),
        async (ones, turns) => {
          let taken = 0;
          const take = takeTurns<number, string>({
            most: 3,
            longest: { alone: 2, together: 2 },
            together: async (members, goOn) => {
              const now = turns[taken % turns.length];
              taken += 1;
              if (now?.goesOn === true) setImmediate(goOn);
              await pause(now?.lasts);
              if (now?.fails === true) throw new Error("nothing was done");
              const fated = (fate: string) => members.filter((_, index) => now?.fates[index] === fate);
              return { done: new Map(fated("done").map((one) => [one, "done"])), held: new Set(fated("held")) };
            },
          });
          const answers = await Promise.all(
            ones.map(async ({ comes, alone }, one) => {
              await pause(comes);
              return take(one, () => pause(alone, "done"));
            }),
          );
          expect(answers).toEqual(ones.map(() => "done"));
        },
      ),
      { numRuns: 60 },
    );
  });
});
