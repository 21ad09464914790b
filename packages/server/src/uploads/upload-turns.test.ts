import { afterEach, expect, test, vi } from "vitest";
import { uploadTurns } from "./upload-turns.ts";

const never = new AbortController().signal;
const busy = { ok: false, failure: { code: "UPLOAD_BUSY" } };

/** Work that is under way until it is told to end. */
function held() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let began = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    began = resolve;
  });
  return {
    begun,
    end,
    work: async () => {
      began();
      await ended;
      return "done";
    },
  };
}
const done = { ok: true, value: "done" };

afterEach(() => {
  vi.useRealTimers();
});

test("[SHEET-08] two at once on a server and one of each user; the others begin in the order in which they came", async () => {
  const turns = uploadTurns({ atOnce: 2, waiting: 20, waitMs: 60_000, restMs: 1_000 });
  const [ana, ana2, beto, carla] = [held(), held(), held(), held()];
  const order: string[] = [];
  const take = (name: string, user: string, { work, begun }: ReturnType<typeof held>) => {
    void begun.then(() => order.push(name));
    return turns.take(user, never, work);
  };
  const all = [take("ana", "a", ana), take("ana2", "a", ana2), take("beto", "b", beto), take("carla", "c", carla)];
  await Promise.all([ana.begun, beto.begun]);
  expect(order).toEqual(["ana", "beto"]);
  beto.end();
  await carla.begun;
  expect(order).toEqual(["ana", "beto", "carla"]);
  ana.end();
  await ana2.begun;
  for (const one of [ana2, carla]) one.end();
  expect(await Promise.all(all)).toEqual([done, done, done, done]);
});

test("[SHEET-08] who waits too long, or comes when too many wait, is told so with a code and leaves the line", async () => {
  const turns = uploadTurns({ atOnce: 1, waiting: 1, waitMs: 20, restMs: 0 });
  const ana = held();
  const first = turns.take("a", never, ana.work);
  const second = turns.take("b", never, held().work);
  expect(await turns.take("c", never, held().work)).toEqual(busy);
  expect(await second).toEqual(busy);
  ana.end();
  expect(await first).toEqual(done);
  expect(await turns.take("b", never, async () => 7)).toEqual({ ok: true, value: 7 });
});

test("[SHEET-08] work that fails and callers that go away hand on their turn", async () => {
  const turns = uploadTurns({ atOnce: 1, waiting: 5, waitMs: 60_000, restMs: 1_000 });
  const ana = held();
  const first = turns.take("a", never, ana.work);
  const away = new AbortController();
  const gone = turns.take("b", away.signal, held().work);
  const failing = turns.take("c", never, () => Promise.reject(new Error("broken")));
  const last = turns.take("d", never, async () => 7);
  away.abort(new Error("gone"));
  await expect(gone).rejects.toThrow("gone");
  ana.end();
  expect(await first).toEqual(done);
  await expect(failing).rejects.toThrow("broken");
  expect(await last).toEqual({ ok: true, value: 7 });
});

test.each([
  { took: 300, rests: 300 },
  { took: 60_000, rests: 1_000 },
])(
  "[SHEET-08] after an upload of $took ms its turn rests for $rests ms before it is handed on",
  async ({ took, rests }) => {
    vi.useFakeTimers();
    const turns = uploadTurns({ atOnce: 1, waiting: 5, waitMs: 120_000, restMs: 1_000 });
    const [ana, beto] = [held(), held()];
    const first = turns.take("a", never, ana.work);
    await ana.begun;
    const begin = vi.fn<() => void>();
    void beto.begun.then(begin);
    const second = turns.take("b", never, beto.work);
    await vi.advanceTimersByTimeAsync(took);
    ana.end();
    expect(await first).toEqual(done);
    await vi.advanceTimersByTimeAsync(rests - 1);
    expect(begin).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(begin).toHaveBeenCalledOnce();
    beto.end();
    expect(await second).toEqual(done);
  },
);
