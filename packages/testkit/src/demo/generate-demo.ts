import type { Instant } from "@cantina/domain/kernel";

import { type DemoAccount, demoAccounts } from "./accounts.ts";
import { type PlaceDemo, generatePlace } from "./generate-place.ts";
import { userRow } from "./people-rows.ts";
import type { Picture } from "./pictures.ts";
import { demoCountries, demoPlaces } from "./places.ts";
import { seededRandom } from "./random.ts";
import type { DemoRows } from "./tables.ts";

export type Demo = { readonly shared: DemoRows; readonly places: readonly PlaceDemo[] };

type DemoInput = {
  readonly now: Instant;
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly hashOf: (account: DemoAccount) => string;
};

/** The names of the pictures that the demo shows. */
export const demoEmojis = (): ReadonlySet<string> =>
  new Set(demoPlaces().flatMap(({ menu }) => menu.flatMap(({ dishes }) => dishes.map(({ emoji }) => emoji))));

/** The same moment gives the same demo, to the last id. */
export function generateDemo({ now, pictures, hashOf }: DemoInput): Demo {
  const random = seededRandom(2026);
  const accounts: readonly DemoAccount[] = Object.values(demoAccounts);
  const users = accounts.map((account) => ({ account, userId: random.uuid() }));
  const staff = users.filter(({ account }) => account.level !== null);
  const [first, second] = demoPlaces();
  const familyUserId = users.find(({ account }) => account.level === null)?.userId ?? null;
  return {
    shared: {
      country: demoCountries,
      authentication_user: users.map(({ account, userId }) =>
        userRow({ id: userId, email: account.email, passwordHash: hashOf(account), since: now }),
      ),
    },
    places: [
      generatePlace({ place: first, now, pictures, staff, familyUserId }),
      generatePlace({
        place: second,
        now,
        pictures,
        staff: staff.filter(({ account }) => account.places === "both"),
        familyUserId: null,
      }),
    ],
  };
}
