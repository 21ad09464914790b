import { fork } from "node:child_process";
import { once } from "node:events";

import { BrokenInvariant } from "@cantina/domain/kernel";
import type pg from "pg";

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
  readonly close: () => void;
};

export type Asked = LoadAsked | TillsAsked | UploadsAsked;

export const loadRole = "--load-process";

/** The same program again, as the one that sells. */
export function startLoadProcess(program: string): LoadProcess {
  const child = fork(program, [loadRole]);
  const ask = async <T extends object>(asked: Asked): Promise<T> => {
    child.send(asked);
    const [done] = (await once(child, "message")) as [T | { readonly failed: string }];
    if ("failed" in done) throw new BrokenInvariant(String(done.failed));
    return done;
  };
  return {
    run: (asked) => ask<LoadDone>(asked),
    hear: (asked) => ask<TillsDone>(asked),
    upload: (asked) => ask<UploadsDone>(asked),
    close: () => void child.kill(),
  };
}
