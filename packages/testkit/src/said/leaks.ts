import { demoAccounts, demoPassword, firstNames, lastNames } from "../demo/index.ts";

const words = new Set([...firstNames, ...lastNames]);
const secrets = [demoPassword, ...Object.values(demoAccounts).map(({ email }) => email)];
const token = /\beyJ[\w-]{8,}(?:\.[\w-]+)*/u;
const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;
/** Of the demo's cards: the cafeteria's code and five digits. */
const card = /\b[A-Z]{2,}\d*\d{5}\b/u;

/** What the bundler adds to a file's name: by chance it reads like a card or a person. */
const nameOfBuild = /(?<=\/assets\/[\w.-]+)-[\w-]{8}(?=\.(?:js|css|svg|woff2)\b)/gu;

/** What of a log names a person, or lets somebody in: of the demo's people, and of those given besides. LOG-02 */
export function leaksIn(said: string, people: readonly string[] = []): readonly string[] {
  const text = said.replaceAll(nameOfBuild, "");
  const named = new Set([...text.matchAll(/\p{L}+/gu)].map(([word]) => word));
  const patterns = [token, mail, card].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  return [
    ...[...words].filter((word) => named.has(word)),
    ...[...secrets, ...people].filter((one) => text.includes(one)),
    ...patterns,
  ];
}
