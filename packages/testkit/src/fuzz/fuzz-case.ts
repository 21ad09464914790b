import { type EndpointName, endpoints } from "@cantina/contract/table";
import type { Endpoint } from "@cantina/contract/endpoint";
import * as fc from "fast-check";
import { arbitraryOf } from "./arbitrary-of.ts";
import { type RawBody, hostileHeader, hostileText, hostileValue, rawBody } from "./hostile.ts";
import { endpointNames } from "./valid-requests.ts";
import { worldRoles } from "./world.ts";

const actors = [...worldRoles, "anonymous", "garbage"] as const;

/** How a request departs from the example of its endpoint. */
export type Twist =
  | { readonly kind: "none" }
  | { readonly kind: "generated"; readonly query: unknown; readonly body: unknown }
  | { readonly kind: "swapped"; readonly pick: number }
  | { readonly kind: "changed"; readonly pick: number; readonly value: unknown }
  | { readonly kind: "dropped"; readonly pick: number }
  | { readonly kind: "added"; readonly key: string; readonly value: unknown }
  | { readonly kind: "deep"; readonly depth: number }
  | { readonly kind: "raw"; readonly raw: RawBody };

export type FuzzCase = {
  readonly name: EndpointName;
  readonly actor: (typeof actors)[number];
  /** Which of the two cafeterias the caller belongs to. */
  readonly home: 0 | 1;
  /** Whether the path names the other one. */
  readonly isAbroad: boolean;
  readonly twist: Twist;
  readonly header: readonly [string, string] | null;
  readonly query: Readonly<Record<string, string>> | null;
  readonly segment: { readonly pick: number; readonly text: string } | null;
};

const pick = fc.nat({ max: 1_000 });
const key = fc.oneof(fc.constantFrom("__proto__", "constructor", "id", "cafeteriaId", "price", "level"), hostileText);

function twistOf({ query, body }: Endpoint): fc.Arbitrary<Twist> {
  const generated = fc.record({
    kind: fc.constant("generated" as const),
    query: query === undefined ? fc.constant(undefined) : arbitraryOf(query),
    body: body === undefined ? fc.constant(undefined) : arbitraryOf(body),
  });
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant<Twist>({ kind: "none" }) },
    { weight: 4, arbitrary: generated },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("swapped" as const), pick }) },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant("changed" as const), pick, value: hostileValue }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("dropped" as const), pick }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("added" as const), key, value: hostileValue }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant("deep" as const), depth: fc.constantFrom(40, 5_000, 60_000) }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("raw" as const), raw: rawBody }) },
  );
}

const caseOf = (name: EndpointName): fc.Arbitrary<FuzzCase> =>
  fc.record({
    name: fc.constant(name),
    actor: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...worldRoles) }, fc.constantFrom(...actors)),
    home: fc.constantFrom(0, 1),
    isAbroad: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    twist: twistOf(endpoints[name]),
    header: fc.oneof({ weight: 7, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: hostileHeader }),
    query: fc.oneof(
      { weight: 8, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.dictionary(fc.string({ maxLength: 10 }), hostileText, { maxKeys: 3 }) },
    ),
    segment: fc.oneof(
      { weight: 9, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.record({ pick, text: hostileText }) },
    ),
  });

/** Every endpoint of the contract, by every caller, valid, almost valid and hostile. */
export const anyFuzzCase: fc.Arbitrary<FuzzCase> = fc.oneof(...endpointNames.map(caseOf));
