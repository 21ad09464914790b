import type { LinkState } from "@cantina/adapters/realtime";
import type { Backend } from "../session/index.ts";
import { type ValueStore, type Watched, valueStore } from "../device/index.ts";

/** null: not asked yet. */
export type Reach = "reachable" | "unreachable" | null;

/** Longer than an honest answer takes on any link that one can sell over. */
const patience = 4_000;
const nextLook = 2_000;

type ReachabilityInput = { readonly accounts: Backend["accounts"]; readonly link: ValueStore<LinkState | null> };

export type Reachability = { readonly reach: Watched<Reach>; readonly stop: () => void };

/**
 * Whether the server can be reached at all. The browser's own opinion is only a
 * reason to look: offline to the world says nothing about a server in the next room.
 */
export function watchReach({ accounts, link }: ReachabilityInput): Reachability {
  const reach = valueStore<Reach>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let looks = 0;

  async function look(): Promise<void> {
    clearTimeout(timer);
    looks += 1;
    const own = looks;
    const silence = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience));
    const answer = accounts.readSystemInformation().then((read) => read.ok || read.failure.code !== "UNREACHABLE");
    const isThere = await Promise.race([answer, silence]).catch(() => true);
    if (isStopped || own !== looks) return;
    reach.set(isThere ? "reachable" : "unreachable");
    // While its hub is away nobody else tells that it has gone by now. SALE-109
    if (!isThere || link.get() === "reconnecting") timer = setTimeout(() => void look(), nextLook);
  }

  const follow = (): void => {
    if (link.get() === "connected") {
      clearTimeout(timer);
      looks += 1;
      reach.set("reachable");
    } else if (link.get() === "reconnecting") void look();
  };
  const stopLink = link.subscribe(follow);
  const lookNow = (): void => void look();
  for (const event of ["online", "offline"]) window.addEventListener(event, lookNow);
  return {
    reach,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      stopLink();
      for (const event of ["online", "offline"]) window.removeEventListener(event, lookNow);
    },
  };
}

/** Calls each time the server is there again: what failed meanwhile need not wait for its own next try. */
export function whenBack(reach: Reachability["reach"], call: () => void): () => void {
  let wasAway = false;
  return reach.subscribe(() => {
    if (reach.get() === "unreachable") wasAway = true;
    else if (wasAway) {
      wasAway = false;
      call();
    }
  });
}
