import { demoAccounts, demoPassword, firstNames, lastNames } from "../demo/index.ts";

const words = new Set([...firstNames, ...lastNames]);
const secrets = [demoPassword, ...Object.values(demoAccounts).map(({ email }) => email)];
const token = /\beyJ[\w-]{8,}(?:\.[\w-]+)*/u;
const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;
/** Of the demo's cards: the cafeteria's code and five digits. */
const card = /\b[A-Z]{2,}\d*\d{5}\b/u;

/** What of a log names a person, or lets somebody in: of the demo's people, and of those given besides. LOG-02 */
export function leaksIn(text: string, people: readonly string[] = []): readonly string[] {
  const named = new Set([...text.matchAll(/\p{L}+/gu)].map(([word]) => word));
  const patterns = [token, mail, card].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  return [
    ...[...words].filter((word) => named.has(word)),
    ...[...secrets, ...people].filter((one) => text.includes(one)),
    ...patterns,
  ];
}
