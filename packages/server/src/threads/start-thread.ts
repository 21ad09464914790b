import { Worker, type WorkerOptions } from "node:worker_threads";

/** A thread doesn't inherit what reads TypeScript in its parent. */
function fromSource(program: URL): string {
  const reader = JSON.stringify(import.meta.resolve("tsx/esm/api"));
  return `import(${reader}).then(({ register }) => (register(), import(${JSON.stringify(program.href)})))`;
}

/**
 * Runs a program of ours in a thread. It is named as `new URL("./…-thread.ts", import.meta.url)`, which a bundle turns
 * into the name of the file that it has beside its own.
 */
export function startThread(program: URL, options: WorkerOptions): Worker {
  const isSource = program.pathname.endsWith(".ts");
  return new Worker(isSource ? fromSource(program) : program, { ...options, eval: isSource });
}
