import type { CDPSession } from "@playwright/test";

const parts: ReadonlySet<string> = new Set(["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"]);

async function readThread(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.reduce((sum, { name, value }) => (parts.has(name) ? sum + value * 1000 : sum), 0);
}

/** Milliseconds that the page's own thread computed during `work`; unlike a clock, it does not count what others took. */
export async function threadTime<T>(
  devtools: CDPSession,
  work: () => Promise<T>,
): Promise<{ readonly spent: number; readonly value: T }> {
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const before = await readThread(devtools);
  const value = await work();
  return { spent: (await readThread(devtools)) - before, value };
}
