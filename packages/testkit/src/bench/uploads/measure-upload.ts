import { randomUUID } from "node:crypto";

import { uploadEndpoints } from "@cantina/contract/uploads";
import { BrokenInvariant } from "@cantina/domain/kernel";
import { uploadLimits } from "@cantina/domain/uploads";
import pg from "pg";

import { productFile } from "../../sheets/index.ts";
import { type BenchPlace, sellerCredentials } from "../bench-place.ts";
import { hold, openTillClient } from "../till-client.ts";

export type UploadMeasured = {
  readonly rows: number;
  /** Milliseconds from sending the file to its decoded answer. */
  readonly dryRuns: readonly number[];
};

/** Uploads are for administrators, and the bench has a seller only. */
async function asAdministrator<T>({ connection }: BenchPlace, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  const setLevel = (level: string) =>
    client.query("update profile set privilege_level = $1 where type = 'CAFETERIA'", [level]);
  await client.connect();
  try {
    await setLevel("CAFETERIA_ADMINISTRATOR");
    return await work();
  } finally {
    await setLevel("CAFETERIA_EMPLOYEE");
    await client.end();
  }
}

/** The largest file there may be, tried through HTTP. */
export const measureUpload = (place: BenchPlace, rounds: number): Promise<UploadMeasured> =>
  asAdministrator(place, async () => {
    const { call, cafeteriaId } = await openTillClient(place.url, sellerCredentials);
    const { rows } = uploadLimits;
    const names = Array.from({ length: rows }, (_, index) => ({ name: `Carga ${index}`, category: "Todo" }));
    const file = new Blob([new Uint8Array(productFile(names))]);
    const dryRuns: number[] = [];
    // The first one loads the reader.
    for (let round = 0; round <= rounds; round += 1) {
      const began = performance.now();
      const request = { params: { cafeteriaId }, query: { dryRun: "true" as const } };
      const tried = hold(await call(uploadEndpoints.uploadProducts, request, { file, idempotencyKey: randomUUID() }));
      if (tried.products.length !== rows) throw new BrokenInvariant("the trial did not see every row");
      if (round > 0) dryRuns.push(performance.now() - began);
    }
    return { rows, dryRuns };
  });
