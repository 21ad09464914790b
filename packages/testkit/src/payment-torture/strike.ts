import type { Random } from "../demo/index.ts";
import { type TorturePlace, killDatabase } from "../torture/index.ts";
import type { FixedDoor } from "./fixed-door.ts";

const strikes = [
  ["server", 5],
  ["database", 3],
  ["server and database", 2],
] as const;
export type Strike = (typeof strikes)[number][0];

type Struck = { readonly place: TorturePlace; readonly door: FixedDoor; readonly random: Random };

/** kill -9; what was killed comes back. */
export async function strike({ place, door, random }: Struck): Promise<Strike> {
  const [what] = random.pickWeighted(strikes, ([, weight]) => weight);
  if (what !== "server") await killDatabase(place);
  if (what === "database") return what;
  await place.server().kill();
  await place.restart();
  door.aim(place.server().port);
  return what;
}
