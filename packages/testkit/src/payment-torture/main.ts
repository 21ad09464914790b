import process from "node:process";
import { parseArgs } from "node:util";
import { loadTemporal } from "@cantina/domain/kernel";
import { runCantina } from "@cantina/server/composition";
import { serverRole } from "../torture/index.ts";
import { type PaymentReport, runPayments } from "./run-payments.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([name, count]) => `${name} ${count}`).join(", ");

const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** A run that is long enough for chance has to have booked by each. */
const ways = ["MERCADO_PAGO", "WALLET_CONNECT", "PLEXO", "MATTILDA", "DIRECTA24"] as const;
const longRun = 500;

function tell(
  { told, struck, linkedAgain, shop, booked, intents, differences, seconds }: PaymentReport,
  seed: number,
): void {
  const charges = sumOf(shop);
  for (const difference of differences.slice(0, 20)) say(difference);
  say(
    `seed ${seed}: ${told} payments, ${charges} charges at the providers (${listed(shop)}), ${sumOf(booked)} booked (${listed(booked)}), intents: ${listed(intents)}; ` +
      `killed: ${listed(struck)}; linked again ${linkedAgain} times; differences = ${differences.length}, ${seconds.toFixed(0)} s`,
  );
}

async function torture(args: readonly string[]): Promise<number> {
  const options = {
    payments: { type: "string", default: "2000" },
    strikes: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    // A charge that nobody answers takes 25 s.
    quick: { type: "boolean", default: false },
  } as const;
  const { values } = parseArgs({ args: [...args], options, strict: true });
  const [payments, strikes, seed] = [Number(values.payments), Number(values.strikes), Number(values.seed)];
  if (![payments, strikes, seed].every(Number.isSafeInteger) || payments < 1) {
    say("Usage: npm run torture:payments -- --payments 2000 --strikes 60 --seed 1 [--quick]");
    return 1;
  }
  const report = await runPayments({
    program: process.argv[1] ?? "",
    payments,
    strikes,
    seed,
    withHangs: !values.quick,
    say,
  });
  tell(report, seed);
  const hasBooked = payments < longRun ? report.booked.size > 0 : ways.every((way) => report.booked.has(way));
  return report.differences.length === 0 && hasBooked ? 0 : 1;
}

const [role, ...rest] = process.argv.slice(2);
await loadTemporal();
if (role === serverRole) process.exitCode = await runCantina({ args: ["--empty"], env: process.env });
else process.exitCode = await torture(role === undefined ? [] : [role, ...rest]);
