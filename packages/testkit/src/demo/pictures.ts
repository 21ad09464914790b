import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

import { BrokenInvariant } from "@cantina/domain/kernel";

const require = createRequire(import.meta.url);

/** A picture as the database keeps it: named by the hash of its bytes. */
export type Picture = { readonly id: string; readonly svg: string };

const pictureOf = (body: string): Picture => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>`;
  return { id: createHash("sha256").update(svg).digest("hex"), svg };
};

/** `"body": "…"` with or without a comma, as text. */
const bodyOn = (line: string): string | undefined => {
  const found = /^\s*"body": (".*"),?$/u.exec(line)?.[1];
  const body: unknown = found === undefined ? undefined : JSON.parse(found);
  return typeof body === "string" ? body : undefined;
};

/** Pictures of fluent-emoji by name. The tile behind them is drawn by the screen. */
export async function readPictures(emojis: ReadonlySet<string>): Promise<ReadonlyMap<string, Picture>> {
  const file = require.resolve("@iconify-json/fluent-emoji/icons.json");
  // 100 MB of 3,000 icons: read line by line, since parsing it whole takes half a gigabyte for sixty pictures.
  const lines = createInterface({ input: createReadStream(file, { highWaterMark: 1 << 20 }) });
  const pictures = new Map<string, Picture>();
  let wanted: string | undefined;
  for await (const line of lines) {
    const body = wanted === undefined ? undefined : bodyOn(line);
    if (wanted !== undefined && body !== undefined) pictures.set(wanted, pictureOf(body));
    if (pictures.size === emojis.size) break;
    // Bodies run to 100 kB; only short lines can open an icon.
    const name = line.length < 80 ? /^\s*"([\da-z-]+)": \{$/u.exec(line)?.[1] : undefined;
    wanted = name !== undefined && emojis.has(name) ? name : undefined;
  }
  const missing = [...emojis].filter((emoji) => !pictures.has(emoji));
  if (missing.length > 0) throw new BrokenInvariant(`fluent-emoji has no ${missing.join(", ")}`);
  return pictures;
}
