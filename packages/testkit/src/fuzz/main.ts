import process from "node:process";
import { parseArgs } from "node:util";
import { loadTemporal } from "@cantina/domain/kernel";
import { openPlace } from "./open-place.ts";
import { runFuzz } from "./run-fuzz.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: { requests: { type: "string", default: "10000" }, seed: { type: "string", default: "1" } },
});
const [requests, seed] = [Number(values.requests), Number(values.seed)];
await loadTemporal();
const errors: string[] = [];
const place = await openPlace((line) => void (line.includes("unexpected error") && errors.push(line)));
const start = performance.now();
try {
  const report = await runFuzz(place, {
    requests,
    seed,
    onProgress: (done) => void (done % 2_000 === 0 && process.stderr.write(`\r${done} / ${requests}`)),
  });
  process.stderr.write("\n");
  const seconds = (performance.now() - start) / 1000;
  say(`${requests} requests, seed ${seed}, ${seconds.toFixed(0)} s (${(requests / seconds).toFixed(0)}/s)`);
  say(
    [...report.statuses]
      .toSorted()
      .map(([status, count]) => `${status}: ${count}`)
      .join(", "),
  );
  say(`${report.granted.size} endpoints granted something, ${report.findings.length} findings`);
  for (const { what, fuzz, answer } of report.findings) {
    say(`${what}: ${fuzz.name} as ${fuzz.actor}`);
    say(`  ${JSON.stringify(fuzz).slice(0, 600)}`);
    say(`  ${answer}`);
  }
  for (const line of errors.slice(0, 20)) say(line.slice(0, 900));
  for (const fault of report.ledger) say(`ledger: ${fault}`);
  if (report.ledger.length === 0) say("The ledger adds up.");
  if (report.findings.length + report.ledger.length > 0) process.exitCode = 1;
} finally {
  await place.close();
}
