import { randomUUID } from "node:crypto";
import process from "node:process";

import { uploadEndpoints } from "@cantina/contract/uploads";
import { hash } from "@node-rs/argon2";
import pg from "pg";

import { crowdedFile } from "../../sheets/index.ts";
import type { BenchPlace } from "../bench-place.ts";
import type { LoadProcess } from "../load.ts";
import type { BenchSize } from "../measure-sales.ts";
import { percentile, spreadOf, type Spread } from "../statistics.ts";
import { type TillClient, openTillClient } from "../till-client.ts";

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

const password = "Cargadora2026";
const uploaders = 4;
const pacedTills = 16;
const sellEveryMs = 1_000;
const megabytes = (): number => process.memoryUsage.rss() / 2 ** 20;

async function openUploaders({ connection, url }: BenchPlace): Promise<readonly TillClient[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const names = Array.from({ length: uploaders }, (_, index) => `uploader${index}@bench.test`);
  const secret = await hash(password);
  try {
    for (const name of names) {
      await client.query(
        "insert into authentication_user (email, confirmed_at, password_hash) values ($1, now(), $2)",
        [name, secret],
      );
      await client.query(
        `insert into profile (authentication_user_id, cafeteria_id, username, type, privilege_level)
         select u.id, c.id, u.email, 'CAFETERIA', 'CAFETERIA_ADMINISTRATOR' from authentication_user u, cafeteria c
          where u.email = $1`,
        [name],
      );
    }
  } finally {
    await client.end();
  }
  return Promise.all(names.map((email) => openTillClient(url, { email, password })));
}

/** Each sends the crowdest file again and again until told to stop. */
function keepUploading(clients: readonly TillClient[], outcomes: Map<string, number>): () => Promise<void> {
  const file = new Blob([new Uint8Array(crowdedFile())]);
  let isStopped = false;
  const loops = clients.map(async ({ call, cafeteriaId }) => {
    const request = { params: { cafeteriaId }, query: { dryRun: "true" as const } };
    while (!isStopped) {
      const options = { file, idempotencyKey: randomUUID(), patience: 60_000 };
      const tried = await call(uploadEndpoints.uploadProducts, request, options);
      const outcome = tried.ok
        ? "read"
        : tried.failure.code === "INVALID_UPLOAD"
          ? tried.failure.data
          : tried.failure.code;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  });
  return async () => {
    isStopped = true;
    await Promise.all(loops);
  };
}

/** A school's pace, without and beside four people who upload, in turns. */
export async function measureBesideUploads(
  place: BenchPlace,
  load: LoadProcess,
  { rounds, seconds }: BenchSize,
): Promise<BesideMeasured> {
  const { url, connection } = place;
  const clients = await openUploaders(place);
  const outcomes = new Map<string, number>();
  const sell = async (length: number): Promise<number> => {
    const asked = { way: "http", clients: pacedTills, seconds: length, everyMs: sellEveryMs, url, connection } as const;
    return percentile((await load.run(asked)).took, 0.95);
  };
  await sell(2);
  await place.settle();
  const before = megabytes();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, megabytes());
  }, 100);
  const [alone, beside]: [number[], number[]] = [[], []];
  const sellBeside = async (): Promise<void> => {
    const stop = keepUploading(clients, outcomes);
    beside.push(await sell(seconds));
    await stop();
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
