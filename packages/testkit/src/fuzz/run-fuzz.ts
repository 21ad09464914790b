import { features } from "@cantina/domain/cafeteria";
import type { EndpointName } from "@cantina/contract/table";
import type { ServerDatabase } from "@cantina/server/http";
import * as fc from "fast-check";
import { signInAs } from "../orders-suite/index.ts";
import { type FuzzCase, anyFuzzCase } from "./fuzz-case.ts";
import { ledgerFaults } from "./ledger-faults.queries.ts";
import { type Sent, sendFuzz } from "./send-fuzz.ts";
import { twistRequest } from "./twist-request.ts";
import { type Request, exampleOf } from "./valid-requests.ts";
import { type World, type WorldRole, makeWorld } from "./world.ts";

type Finding = { readonly what: string; readonly fuzz: FuzzCase; readonly answer: string };

export type FuzzReport = {
  readonly requests: number;
  readonly statuses: ReadonlyMap<string, number>;
  readonly granted: ReadonlySet<EndpointName>;
  readonly findings: readonly Finding[];
  readonly ledger: readonly string[];
};

type Home = { readonly world: World; readonly tokens: Record<WorldRole, string>; readonly ids: string[] };

const mostIds = 400;
const mostFindings = 50;

/** Its ids, and later those that answers tell of: the newest push the oldest out. */
const homeOf = (world: World): Home => ({
  world,
  tokens: { ...world.tokens },
  ids: [...Object.values(world), ...Object.values(world.profileIds)].flat().filter((id) => typeof id === "string"),
});

const madeId = /"(?:id)":"([0-9a-f-]{36})"/u;

function learn(home: Home, { text }: Sent): void {
  const id = madeId.exec(text)?.[1];
  if (id === undefined || home.ids.includes(id)) return;
  home.ids.push(id);
  if (home.ids.length > mostIds) home.ids.splice(mostIds / 2, 1);
}

/** Says what is wrong with an answer, if anything. */
function faultOf({ actor }: FuzzCase, sent: Sent, stranger: World): string | undefined {
  if (sent.status === "hang") return "no answer";
  if (sent.status === "cut") return undefined;
  if (sent.status >= 500) return `status ${sent.status}`;
  if (sent.status < 400 && !sent.text.startsWith('{"data":')) return "an answer without data";
  if (sent.status >= 400 && sent.code === undefined) return "a failure without a code";
  // A system administrator may look everywhere.
  if (actor !== "system" && sent.text.includes(stranger.marker)) return "a look into the other cafeteria";
  return undefined;
}

/** Of whom the request tells: a system administrator writes what belongs where the path leads. */
function requestOf(fuzz: FuzzCase, homes: readonly [Home, Home]): { readonly home: Home; readonly request: Request } {
  const [home, other] = fuzz.home === 0 ? homes : ([homes[1], homes[0]] as const);
  const target = fuzz.isAbroad ? other : home;
  const author = fuzz.actor === "system" ? target : home;
  const stranger = author === home ? other : home;
  const example = exampleOf(fuzz.name, author.world);
  const mine = { ...example, params: { ...example.params, cafeteriaId: target.world.cafeteriaId } };
  const ids = [...homes[0].ids, ...homes[1].ids];
  return { home, request: twistRequest(fuzz, { mine, theirs: exampleOf(fuzz.name, stranger.world), ids }) };
}

/** What shuts a whole cafeteria, or parts of it, to all the requests that follow. */
const isShutting = (name: EndpointName): boolean => name === "disableCafeteria" || name === "changeFeatures";

const reopen = ({ database }: Place): Promise<unknown> =>
  database.query("update cafeteria set status = 'ENABLED', features = $1::text[]", [features]);

type Place = { readonly database: ServerDatabase; readonly url: string };
type Size = { readonly requests: number; readonly seed: number; readonly onProgress?: (done: number) => void };

const atOnce = 8;
const batchSize = 200;

const isEnding = (name: EndpointName): boolean => name === "logOut" || name === "confirmResetPassword";

/** Sends so many requests at two cafeterias of one server. The same seed makes the same requests. */
export async function runFuzz(place: Place, { requests, seed, onProgress }: Size): Promise<FuzzReport> {
  const homes = [homeOf(await makeWorld(place, "ZORZALES")), homeOf(await makeWorld(place, "HORNEROS"))] as const;
  const statuses = new Map<string, number>();
  const granted = new Set<EndpointName>();
  const findings: Finding[] = [];

  const tokenOf = ({ actor }: FuzzCase, { tokens }: Home): string | undefined => {
    if (actor === "anonymous") return undefined;
    return actor === "garbage" ? `${tokens.employee.slice(0, -6)}xxxxxx` : tokens[actor];
  };

  const one = async (fuzz: FuzzCase): Promise<void> => {
    const { home, request } = requestOf(fuzz, homes);
    const stranger = home === homes[0] ? homes[1] : homes[0];
    const sent = await sendFuzz(place.url, fuzz, request, tokenOf(fuzz, home));
    const status = String(sent.status);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (sent.status === 200) {
      if (isShutting(fuzz.name)) await reopen(place);
      granted.add(fuzz.name);
      learn(fuzz.isAbroad && fuzz.actor === "system" ? stranger : home, sent);
      if (isEnding(fuzz.name) && fuzz.actor !== "anonymous" && fuzz.actor !== "garbage")
        home.tokens[fuzz.actor] = await signInAs(place.database, home.world.profileIds[fuzz.actor]);
    }
    const what = faultOf(fuzz, sent, stranger.world);
    if (what !== undefined && findings.length < mostFindings)
      findings.push({ what, fuzz, answer: sent.text.slice(0, 300) });
  };

  for (let done = 0; done < requests; done += batchSize) {
    const numRuns = Math.min(batchSize, requests - done);
    const waiting = fc.sample(anyFuzzCase, { numRuns, seed: seed + done });
    const drain = async (): Promise<void> => {
      for (let fuzz = waiting.pop(); fuzz !== undefined; fuzz = waiting.pop()) await one(fuzz);
    };
    await Promise.all(Array.from({ length: atOnce }, drain));
    onProgress?.(done + numRuns);
  }
  return { requests, statuses, granted, findings, ledger: await ledgerFaults(place.database.query) };
}
