import { expect, test } from "vitest";
import { doEach, failuresIn } from "./do-each.ts";

const failing = (code?: string): Error => Object.assign(new Error("failed"), code === undefined ? {} : { code });

async function tried(failures: ReadonlyMap<number, Error>) {
  const done: number[] = [];
  const work = async (one: number): Promise<void> => {
    done.push(one);
    const failure = failures.get(one);
    if (failure !== undefined) throw failure;
  };
  const thrown: unknown = await doEach([1, 2, 3, 4], work, "some failed").catch((error: unknown) => error);
  return { done, failures: failuresIn(thrown) };
}

test("[FAULTS-01] one that fails keeps no other from being done, and each failure is told for itself", async () => {
  const [first, second, third] = [failing("42P01"), failing(), failing("23505")];
  const together = new AggregateError([second, new AggregateError([third])]);
  const failures = new Map([
    [1, first],
    [3, together],
  ]);
  expect(await tried(failures)).toEqual({ done: [1, 2, 3, 4], failures: [first, second, third] });
  expect((await tried(new Map())).failures).toEqual([undefined]);
});

test("[FAULTS-01] a database that is away would fail them all: it is told once, as it was", async () => {
  const lost = failing("57P01");
  expect(await tried(new Map([[2, lost]]))).toEqual({ done: [1, 2], failures: [lost] });
  // Several addresses of one host fail together, and that is one failure.
  const away = Object.assign(new AggregateError([failing(), failing()]), { code: "ECONNREFUSED" });
  expect(await tried(new Map([[1, away]]))).toEqual({ done: [1], failures: [away] });
});
