import { parseArgs } from "node:util";

import { type Cents, type Result, accepted, centsFromDecimal, refused } from "@cantina/domain/kernel";

import { demoAccounts, demoPassword } from "../demo/index.ts";

export type ReplayOptions = {
  readonly file: string;
  /** yyyy-MM-dd */
  readonly day: string;
  /** How many times as fast as it happened; Infinity: as fast as the server sells. */
  readonly speed: number;
  /** Of the API. */
  readonly url: string;
  /** Of products that have to be made. */
  readonly price: Cents;
  readonly email: string;
  readonly password: string;
};

export const replayUsage =
  "Uso: npm run replay -- ARCHIVO.csv --day AAAA-MM-DD [--speed max|FACTOR] [--price 1500] " +
  "[--url http://localhost:4100/api] [--email CORREO --password CLAVE]";

const known = {
  day: { type: "string" },
  speed: { type: "string", default: "max" },
  url: { type: "string", default: "http://localhost:4100/api" },
  price: { type: "string", default: "1500" },
  email: { type: "string", default: demoAccounts.administrator.email },
  password: { type: "string", default: demoPassword },
} as const;

function parse(args: readonly string[]) {
  try {
    return accepted(parseArgs({ args: [...args], options: known, allowPositionals: true, strict: true }));
  } catch {
    return refused(replayUsage);
  }
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/u.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

/** What the command line asks for, or one sentence on what is wrong with it. */
export function readOptions(args: readonly string[]): Result<ReplayOptions, string> {
  const parsed = parse(args);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0 || values.day === undefined) return refused(replayUsage);
  if (!isDay(values.day)) return refused(`El día «${values.day}» no es una fecha AAAA-MM-DD.`);
  const speed = values.speed === "max" ? Infinity : Number(values.speed);
  if (!(speed > 0)) return refused(`La velocidad «${values.speed}» no es «max» ni un número mayor que 0.`);
  const price = centsFromDecimal(Number(values.price));
  if (!price.ok || price.value < 0)
    return refused(`El precio «${values.price}» no es un importe con hasta 2 decimales.`);
  if (!URL.canParse(values.url)) return refused(`La dirección «${values.url}» no es una URL.`);
  const { day, email, password } = values;
  return accepted({ file, day, speed, url: values.url.replace(/\/+$/u, ""), price: price.value, email, password });
}
