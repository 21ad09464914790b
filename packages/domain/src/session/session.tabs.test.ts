import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { type Result, id } from "../kernel/index.ts";
import { foundOnDevice } from "./found-on-device.ts";
import type { SessionFact } from "./session.events.ts";
import { sessionMachine } from "./session.machine.ts";
import type { SessionEnding, SessionStorePort } from "./session-store.port.ts";
import type { ProfileToken, SessionFailure } from "./session.port.ts";
import { sessionView } from "./session.view.ts";

const signedIn = (name: string, more: Partial<ProfileToken> = {}): ProfileToken => ({
  jwt: `${name}.1`,
  profile: {
    id: id<"profile">(name),
    userId: name,
    username: name,
    email: `${name}@demo.cantina`,
    type: "CAFETERIA",
    privilegeLevel: "CAFETERIA_EMPLOYEE",
    cafeteriaId: id<"cafeteria">("c"),
    cafeteriaName: "C",
    cafeteriaCode: "C",
    isVisit: false,
  },
  ...more,
});
const [ana, beto] = [signedIn("ana"), signedIn("beto")] as const;

type Profiles = Result<readonly ProfileToken[], SessionFailure>;

/** One device; every tab opened on it hears of what another one stores as soon as it is told to look. */
function device(stored: ProfileToken | null) {
  let session = stored;
  let ending: SessionEnding | null = null;
  const isSameSignIn = (one: ProfileToken, other: ProfileToken): boolean =>
    one.jwt.split(".")[0] === other.jwt.split(".")[0];
  const store: SessionStorePort = {
    loadSession: () => session,
    saveSession: (next) => void (session = next),
    renewSession: (next) => {
      if (session !== null && isSameSignIn(session, next)) session = next;
    },
    clearSession: (own, because) => {
      if (session === null || !isSameSignIn(session, own)) return;
      session = null;
      ending = because;
    },
    loadEnding: () => ending,
    isSameSignIn,
    loadRememberedPath: () => null,
    saveRememberedPath: () => undefined,
    clearRememberedPath: () => undefined,
    loadCurrentCafeteria: () => null,
    saveCurrentCafeteria: () => undefined,
  };
  const revoked: string[] = [];

  async function openTab(answers: {
    readonly profiles?: (jwt: string) => Promise<Profiles>;
    readonly who?: ProfileToken | Promise<ProfileToken>;
  }) {
    const { who = ana } = answers;
    const own = async (): Promise<Profiles> => ({ ok: true, value: session === null ? [] : [session] });
    const actor = createActor(sessionMachine, {
      input: {
        ports: {
          store,
          session: {
            authenticate: async () => ({ ok: true, value: [await who] }),
            listProfiles: answers.profiles ?? own,
            moveToCafeteria: async () => ({ ok: false, failure: { code: "NO_PERMISSION" } }),
            logOut: async (jwt) => {
              revoked.push(jwt);
              return { ok: true, value: null };
            },
          },
        },
      },
    });
    const facts: SessionFact["type"][] = [];
    actor.on("*", ({ type }) => facts.push(type));
    actor.start();
    const settle = async (): Promise<void> => {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    };
    await settle();
    return {
      facts,
      view: () => sessionView(actor.getSnapshot()),
      send: async (event: Parameters<typeof actor.send>[0]) => {
        actor.send(event);
        await settle();
      },
      found: () => foundOnDevice(actor.getSnapshot(), store),
      look: async () => {
        const found = foundOnDevice(actor.getSnapshot(), store);
        if (found !== null) actor.send(found);
        await settle();
      },
      settle,
    };
  }
  return { openTab, revoked, stored: () => session, store };
}

const credentials = { type: "session.credentialsEntered", email: "b@demo.cantina", password: "x" } as const;

describe("the tabs of one device", () => {
  test("[SESSION-08] a sign-out in one is one in the other, without a word of an expiry", async () => {
    const here = device(ana);
    const [first, second] = [await here.openTab({}), await here.openTab({})];
    await first.send({ type: "session.loggedOut" });
    await second.look();
    expect(second.view()).toMatchObject({ status: "signedOut", session: null, profiles: [], failure: null });
    expect(second.facts).toEqual(["session.ended"]);
  });

  test("[SESSION-08] an expiry that one met is told in the other", async () => {
    const here = device(ana);
    const [first, second] = [await here.openTab({}), await here.openTab({})];
    await first.send({ type: "session.expired" });
    await second.look();
    expect(second.view()).toMatchObject({ status: "signedOut", failure: { code: "SESSION_EXPIRED" } });
    expect(second.facts).toEqual(["session.failed", "session.ended"]);
  });

  test("[SESSION-08] a sign-in in one is one in the other", async () => {
    const here = device(null);
    const [first, second] = [await here.openTab({ who: beto }), await here.openTab({})];
    await first.send(credentials);
    await second.look();
    expect(second.view()).toMatchObject({ status: "signedIn", session: beto, profiles: [beto.profile] });
    expect(second.facts).toEqual(["session.followed"]);
  });

  test("[SESSION-08] a tab that slept through both works as the new person, and gives the old tokens back", async () => {
    const here = device(ana);
    const second = await here.openTab({});
    here.store.saveSession(beto);
    await second.look();
    expect(second.view()).toMatchObject({ status: "signedIn", session: beto });
    expect(here.revoked).toEqual([ana.jwt]);
    expect(here.stored()).toEqual(beto);
  });

  test("[SESSION-08] a tab that is signing in is told of nothing before it has an answer", async () => {
    const here = device(null);
    let answer: (who: ProfileToken) => void = () => undefined;
    const tab = await here.openTab({ who: new Promise((resolve) => void (answer = resolve)) });
    await tab.send(credentials);
    here.store.saveSession(beto);
    expect(tab.found()).toBeNull();
    answer(ana);
    await tab.settle();
    expect(tab.view()).toMatchObject({ status: "signedIn", session: ana });
  });

  test("[SESSION-08] the same sign-in, moved or with a fresh token, is no other one", async () => {
    const here = device(ana);
    const tab = await here.openTab({});
    here.store.saveSession(signedIn("ana", { jwt: "ana.2" }));
    await tab.look();
    expect(tab.view()).toMatchObject({ status: "signedIn", session: ana });
    expect([tab.facts, here.revoked]).toEqual([[], []]);
  });

  test("[SESSION-08] whoever signs in while a tab restores somebody else is who that tab works as", async () => {
    const here = device(ana);
    const asked: string[] = [];
    let answer: (profiles: Profiles) => void = () => undefined;
    const tab = await here.openTab({
      profiles: (jwt) => {
        asked.push(jwt);
        return asked.length === 1
          ? new Promise((resolve) => void (answer = resolve))
          : Promise.resolve({ ok: true, value: [beto] });
      },
    });
    here.store.saveSession(beto);
    answer({ ok: false, failure: { code: "SESSION_EXPIRED" } });
    await tab.settle();
    expect(tab.view()).toMatchObject({ status: "signedIn", session: beto, failure: null });
    expect(here.stored()).toEqual(beto);
    expect(asked).toEqual([ana.jwt, beto.jwt]);
  });

  test("[SESSION-14] a profile that is taken ends its own tabs with the reason, and one at work elsewhere stays", async () => {
    const there = signedIn("ana", {
      profile: { ...ana.profile, id: id<"profile">("p"), cafeteriaId: id<"cafeteria">("d") },
    });
    const here = device(there);
    const elsewhere = await here.openTab({ profiles: async () => ({ ok: true, value: [there] }) });
    here.store.renewSession(ana);
    let isTaken = false;
    const taken = await here.openTab({
      profiles: async (jwt) =>
        isTaken && jwt === ana.jwt
          ? { ok: false, failure: { code: "NO_PERMISSION" } }
          : { ok: true, value: [jwt === ana.jwt ? ana : beto] },
    });
    isTaken = true;
    await taken.send({ type: "session.profilesChanged" });
    await elsewhere.look();
    await taken.look();
    expect(taken.view()).toMatchObject({ status: "signedOut", failure: { code: "PROFILE_TAKEN" } });
    expect(elsewhere.view()).toMatchObject({ status: "signedIn", session: there, failure: null });
    expect([elsewhere.facts, here.stored(), here.revoked]).toEqual([[], there, []]);
    here.store.saveSession(beto);
    await taken.look();
    expect(taken.view()).toMatchObject({ status: "signedIn", session: beto });
  });

  test("[SESSION-09] the end of an old session forgets it and no other", async () => {
    for (const end of ["session.expired", "session.loggedOut"] as const) {
      const here = device(ana);
      const late = await here.openTab({});
      here.store.saveSession(beto);
      await late.send({ type: end });
      expect(late.view().status, end).toBe("signedOut");
      expect(here.stored(), end).toEqual(beto);
    }
  });

  test("[SESSION-08] one whose stored session can't be followed is signed out and says why", async () => {
    const here = device(null);
    const tab = await here.openTab({ profiles: async () => ({ ok: false, failure: { code: "SESSION_EXPIRED" } }) });
    here.store.saveSession(beto);
    await tab.look();
    expect(tab.view()).toMatchObject({ status: "signedOut", failure: { code: "SESSION_EXPIRED" } });
    expect(tab.facts).toEqual(["session.failed", "session.ended"]);
    expect(here.stored()).toBeNull();
  });
});
