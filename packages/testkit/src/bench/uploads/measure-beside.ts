import process from "node:process";

import { hash } from "@node-rs/argon2";
import pg from "pg";

import type { BenchPlace } from "../bench-place.ts";
import type { LoadProcess } from "../load.ts";
import type { BenchSize } from "../measure-sales.ts";
import { percentile, spreadOf, type Spread } from "../statistics.ts";
import { uploaderPassword } from "./keep-uploading.ts";

export type BesideMeasured = {
  readonly alone: Spread;
  readonly beside: Spread;
  /** 95th percentiles of a sale, round by round: beside the uploads against without. */
  readonly ratio: Spread;
  /** By what became of them. */
  readonly uploads: ReadonlyMap<string, number>;
  /** Resident megabytes of the server, and of what measures it, which is the same process. */
  readonly before: number;
  readonly most: number;
};

const uploaders = 4;
const pacedTills = 16;
const sellEveryMs = 1_000;
const megabytes = (): number => process.memoryUsage.rss() / 2 ** 20;

/** Administrators of the bench's cafeteria, by their addresses. */
async function addUploaders({ connection }: BenchPlace): Promise<readonly string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const emails = Array.from({ length: uploaders }, (_, index) => `uploader${index}@bench.test`);
  const secret = await hash(uploaderPassword);
  try {
    for (const email of emails) {
      await client.query(
        "insert into authentication_user (email, confirmed_at, password_hash) values ($1, now(), $2)",
        [email, secret],
      );
      await client.query(
        `insert into profile (authentication_user_id, cafeteria_id, username, type, privilege_level)
         select u.id, c.id, u.email, 'CAFETERIA', 'CAFETERIA_ADMINISTRATOR' from authentication_user u, cafeteria c
          where u.email = $1`,
        [email],
      );
    }
  } finally {
    await client.end();
  }
  return emails;
}

/** A school's pace, without and beside four people who upload, in turns. Those have a process of their own, too. */
export async function measureBesideUploads(
  place: BenchPlace,
  { load, uploading }: { readonly load: LoadProcess; readonly uploading: LoadProcess },
  { rounds, seconds }: BenchSize,
): Promise<BesideMeasured> {
  const { url, connection } = place;
  const emails = await addUploaders(place);
  const outcomes = new Map<string, number>();
  const sell = async (length: number): Promise<number> => {
    const asked = { way: "http", clients: pacedTills, seconds: length, everyMs: sellEveryMs, url, connection } as const;
    return percentile((await load.run(asked)).took, 0.95);
  };
  await sell(2);
  // Signs them in, and makes their file.
  await uploading.upload({ way: "uploads", url, emails, seconds: 0 });
  await place.settle();
  const before = megabytes();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, megabytes());
  }, 100);
  const [alone, beside]: [number[], number[]] = [[], []];
  const sellBeside = async (): Promise<void> => {
    const uploads = uploading.upload({ way: "uploads", url, emails, seconds });
    beside.push(await sell(seconds));
    for (const [outcome, count] of (await uploads).outcomes)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + count);
  };
  try {
    for (let round = 0; round < rounds; round += 1) {
      if (round % 2 === 1) await sellBeside();
      alone.push(await sell(seconds));
      if (round % 2 === 0) await sellBeside();
    }
  } finally {
    clearInterval(watch);
  }
  return {
    alone: spreadOf(alone),
    beside: spreadOf(beside),
    ratio: spreadOf(beside.map((ms, index) => ms / (alone[index] ?? Number.NaN))),
    uploads: outcomes,
    before,
    most,
  };
}
