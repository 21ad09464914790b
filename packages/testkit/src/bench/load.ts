import { fork } from "node:child_process";
import { once } from "node:events";

import { BrokenInvariant } from "@cantina/domain/kernel";
import type pg from "pg";

import type {
  DistrictAsked,
  DistrictDone,
  DistrictOpened,
  DistrictOpening,
  DistrictSelling,
} from "./district/district-load.ts";
import type { TillsAsked, TillsDone } from "./tills/measure-tills.ts";
import type { UploadsAsked, UploadsDone } from "./uploads/keep-uploading.ts";

export type LoadAsked = {
  /** `http`: the product. `hot`: the product, all of it to one diner. */
  readonly way: "http" | "hot" | "function" | "transfer";
  readonly clients: number;
  readonly seconds: number;
  /** Milliseconds from one sale's begin to the next at each client; 0: the next as soon as the last is done. */
  readonly everyMs: number;
  readonly url: string;
  readonly connection: pg.ClientConfig;
};

export type LoadDone = { readonly took: readonly number[]; readonly seconds: number };

export type LoadProcess = {
  readonly run: (asked: LoadAsked) => Promise<LoadDone>;
  readonly hear: (asked: TillsAsked) => Promise<TillsDone>;
  readonly upload: (asked: UploadsAsked) => Promise<UploadsDone>;
  /** Its tills stay open until they have sold. */
  readonly openDistrict: (asked: DistrictOpening) => Promise<DistrictOpened>;
  readonly sellInDistrict: (asked: DistrictSelling) => Promise<DistrictDone>;
  readonly close: () => void;
};

export type Asked = LoadAsked | TillsAsked | UploadsAsked | DistrictAsked;

export const loadRole = "--load-process";

/** The same program again, as the one that sells. */
export function startLoadProcess(program: string): LoadProcess {
  const child = fork(program, [loadRole]);
  // Or an hour would wait for the answer of a process that is gone.
  const gone = new AbortController();
  child.once("exit", (code, signal) => gone.abort(new BrokenInvariant(`the load's process ended: ${code ?? signal}`)));
  const ask = async <T extends object>(asked: Asked): Promise<T> => {
    child.send(asked);
    const [done] = (await once(child, "message", { signal: gone.signal })) as [T | { readonly failed: string }];
    if ("failed" in done) throw new BrokenInvariant(String(done.failed));
    return done;
  };
  return {
    run: (asked) => ask<LoadDone>(asked),
    hear: (asked) => ask<TillsDone>(asked),
    upload: (asked) => ask<UploadsDone>(asked),
    openDistrict: (asked) => ask<DistrictOpened>(asked),
    sellInDistrict: (asked) => ask<DistrictDone>(asked),
    close: () => void child.kill(),
  };
}
