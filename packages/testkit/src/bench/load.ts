import { fork } from "node:child_process";
import { once } from "node:events";

import { BrokenInvariant } from "@cantina/domain/kernel";
import type pg from "pg";

export type LoadAsked = {
  readonly way: "http" | "function";
  readonly clients: number;
  readonly seconds: number;
  readonly url: string;
  readonly connection: pg.ClientConfig;
};

export type LoadDone = { readonly took: readonly number[]; readonly seconds: number };

export type LoadProcess = { readonly run: (asked: LoadAsked) => Promise<LoadDone>; readonly close: () => void };

export const loadRole = "--load-process";

/** The same program again, as the one that sells. */
export function startLoadProcess(program: string): LoadProcess {
  const child = fork(program, [loadRole]);
  return {
    run: async (asked) => {
      child.send(asked);
      const [done] = (await once(child, "message")) as [LoadDone | { readonly failed: string }];
      if ("failed" in done) throw new BrokenInvariant(done.failed);
      return done;
    },
    close: () => void child.kill(),
  };
}
