import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { type CafeteriaId, type Result, id } from "../kernel/index.ts";
import type { SessionFact } from "./session.events.ts";
import { sessionMachine } from "./session.machine.ts";
import type { SessionEnding } from "./session-store.port.ts";
import type { ProfileToken, SessionFailure } from "./session.port.ts";
import { sessionView } from "./session.view.ts";

type Level = ProfileToken["profile"]["privilegeLevel"];

const place = (name: string): CafeteriaId => id<"cafeteria">(name);
const at = (cafeteria: string, privilegeLevel: Level = "CAFETERIA_EMPLOYEE"): ProfileToken => ({
  jwt: `jwt-${cafeteria}`,
  profile: {
    id: id<"profile">(`p-${cafeteria}`),
    userId: "u",
    username: "ana",
    email: "ana@demo.cantina",
    type: "CAFETERIA",
    privilegeLevel,
    cafeteriaId: place(cafeteria),
    cafeteriaName: cafeteria,
    cafeteriaCode: "C",
    isVisit: false,
  },
});

type Profiles = Result<readonly ProfileToken[], SessionFailure>;
type Moved = Result<ProfileToken, SessionFailure>;
type Stage = { readonly last?: CafeteriaId; readonly moved?: Moved };

async function open(first: ProfileToken, { last, moved }: Stage = {}) {
  let answer: Profiles = { ok: true, value: [first] };
  let stored: ProfileToken | null = null;
  let ending: SessionEnding | null = null;
  let asked = 0;
  const moves: CafeteriaId[] = [];
  const actor = createActor(sessionMachine, {
    input: {
      ports: {
        session: {
          authenticate: async () => answer,
          listProfiles: async () => {
            asked += 1;
            return answer;
          },
          moveToCafeteria: async (_, cafeteriaId) => {
            moves.push(cafeteriaId);
            return moved ?? { ok: false, failure: { code: "DELETED_CAFETERIA" } };
          },
          logOut: async () => ({ ok: true, value: null }),
        },
        store: {
          loadSession: () => stored,
          saveSession: (next) => void (stored = next),
          renewSession: (next) => void (stored = next),
          clearSession: (_, because) => {
            stored = null;
            ending = because;
          },
          loadEnding: () => ending,
          isSameSignIn: () => true,
          loadRememberedPath: () => null,
          saveRememberedPath: () => undefined,
          clearRememberedPath: () => undefined,
          loadCurrentCafeteria: () => last ?? null,
          saveCurrentCafeteria: () => undefined,
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
  actor.send({ type: "session.credentialsEntered", email: "ana@demo.cantina", password: "x" });
  await settle();
  return {
    facts,
    moves,
    stored: () => stored,
    view: () => sessionView(actor.getSnapshot()),
    change: async (next: Profiles) => {
      answer = next;
      actor.send({ type: "session.profilesChanged" });
      await settle();
    },
    refuse: async (next: Profiles) => {
      answer = next;
      // A screen makes several calls at once, and all of them are refused.
      for (let call = 0; call < 3; call += 1) actor.send({ type: "session.accessRefused" });
      await settle();
    },
    asked: () => asked,
  };
}

describe("profiles that change meanwhile", () => {
  test("[SESSION-12] one given stands beside the one in use, and one taken is gone", async () => {
    const door = await open(at("norte"));
    await door.change({ ok: true, value: [at("norte"), at("sur")] });
    expect(door.view().profiles.map(({ cafeteriaName }) => cafeteriaName)).toEqual(["norte", "sur"]);
    await door.change({ ok: true, value: [at("norte")] });
    expect(door.view()).toMatchObject({ status: "signedIn", isBusy: false, session: at("norte") });
    expect(door.view().profiles).toHaveLength(1);
    expect(door.facts).toEqual(["session.started"]);
  });

  test.each([
    ["NO_PERMISSION", "PROFILE_TAKEN"],
    ["DELETED_CAFETERIA", "DELETED_CAFETERIA"],
    ["SESSION_EXPIRED", "SESSION_EXPIRED"],
  ] as const)("[SESSION-12] the one in use, by %s, ends the session and says so", async (code, told) => {
    const door = await open(at("norte"));
    await door.change({ ok: false, failure: { code } });
    expect(door.view()).toMatchObject({ status: "signedOut", session: null, failure: { code: told } });
    expect(door.stored()).toBeNull();
    expect(door.facts).toEqual(["session.started", "session.failed", "session.ended"]);
  });

  test.each(["UNREACHABLE", "SERVER_ERROR", "TOO_MANY_REQUESTS"] as const)(
    "[SESSION-12] a server that answers %s changes nothing",
    async (code) => {
      const door = await open(at("norte"));
      await door.change({ ok: true, value: [at("norte"), at("sur")] });
      await door.change({ ok: false, failure: { code } });
      expect(door.view()).toMatchObject({ status: "signedIn", failure: null });
      expect(door.view().profiles).toHaveLength(2);
    },
  );
});

describe("a device that no news reaches", () => {
  test.each([
    ["NO_PERMISSION", "PROFILE_TAKEN"],
    ["DELETED_CAFETERIA", "DELETED_CAFETERIA"],
  ] as const)("[SESSION-12] learns %s by the first call that is refused", async (code, told) => {
    const door = await open(at("norte"));
    await door.refuse({ ok: false, failure: { code } });
    expect(door.view()).toMatchObject({ status: "signedOut", session: null, failure: { code: told } });
    expect([door.stored(), door.asked()]).toEqual([null, 1]);
    expect(door.facts).toEqual(["session.started", "session.failed", "session.ended"]);
  });

  test("[SESSION-12] goes on where only that call was not its own to make, or nobody answers", async () => {
    const door = await open(at("norte"));
    await door.refuse({ ok: true, value: [at("norte")] });
    await door.refuse({ ok: false, failure: { code: "UNREACHABLE" } });
    expect(door.view()).toMatchObject({ status: "signedIn", isBusy: false, session: at("norte"), failure: null });
    expect([door.facts, door.asked()]).toEqual([["session.started"], 2]);
  });
});

describe("a system administrator", () => {
  const home = at("central", "SYSTEM_ADMINISTRATOR");
  const visit = at("sur", "SYSTEM_ADMINISTRATOR");

  test("[SESSION-11] starts in the cafeteria worked in last, and keeps their own profile", async () => {
    const door = await open(home, { last: place("sur"), moved: { ok: true, value: visit } });
    expect(door.view()).toMatchObject({ status: "signedIn", session: visit, profiles: [home.profile] });
    expect([door.stored(), door.moves]).toEqual([visit, [place("sur")]]);
  });

  test("[SESSION-11] starts at home where that one lets nobody in, or there was none", async () => {
    expect((await open(home, { last: place("sur") })).view()).toMatchObject({ status: "signedIn", session: home });
    const stayed = await open(home, { last: place("central") });
    expect([stayed.moves, (await open(home)).moves]).toEqual([[], []]);
  });

  test("[SESSION-11] and nobody else is moved", async () => {
    const door = await open(at("norte", "CAFETERIA_ADMINISTRATOR"), { last: place("sur") });
    expect([door.moves, door.view().session]).toEqual([[], at("norte", "CAFETERIA_ADMINISTRATOR")]);
  });
});
