import { describe, expect, test } from "vitest";
import { type SnapshotFrom, createActor, transition } from "xstate";
import { getShortestPaths } from "xstate/graph";
import type { PrivilegeLevel, ProfileType } from "../access/index.ts";
import { type CafeteriaId, type Result, id } from "../kernel/index.ts";
import { landingFor } from "./landing.ts";
import type { SessionEvent, SessionFact, SessionInput } from "./session.events.ts";
import { sessionMachine } from "./session.machine.ts";
import type { SessionEnding } from "./session-store.port.ts";
import type { Credentials, ProfileToken, SessionFailure } from "./session.port.ts";
import { sessionView } from "./session.view.ts";

const token = (name: string, type: ProfileType = "CAFETERIA", jwt = `jwt-${name}`): ProfileToken => ({
  jwt,
  profile: {
    id: id<"profile">(name),
    userId: "u",
    username: name,
    email: `${name}@demo.cantina`,
    type,
    privilegeLevel: type === "CLIENT" ? null : "CAFETERIA_EMPLOYEE",
    cafeteriaId: id<"cafeteria">(`c-${name}`),
    cafeteriaName: name,
    cafeteriaCode: "SM",
    isVisit: false,
  },
});
const [ana, belgrano, family] = [token("ana"), token("belgrano"), token("familia", "CLIENT")] as const;

type Answers = {
  readonly stored?: ProfileToken;
  readonly profiles?: Result<readonly ProfileToken[], SessionFailure>;
  readonly moved?: Result<ProfileToken, SessionFailure>;
  readonly logOut?: () => Promise<Result<null, SessionFailure>>;
};

const no = (code: SessionFailure["code"]): { readonly ok: false; readonly failure: SessionFailure } => ({
  ok: false,
  failure: { code },
});
const some = (...value: readonly ProfileToken[]) => ({ ok: true as const, value });

/** Of one person here: one sign-in. */
const isSameSignIn = (one: ProfileToken, other: ProfileToken): boolean => one.profile.userId === other.profile.userId;

async function open({ stored, profiles = some(ana), moved = no("SERVER_ERROR"), logOut }: Answers = {}) {
  const kept: { session: ProfileToken | null; cafeteria: CafeteriaId | null } = {
    session: stored ?? null,
    cafeteria: null,
  };
  const revoked: string[] = [];
  const endings: SessionEnding[] = [];
  const asked: Credentials[] = [];
  const input: SessionInput = {
    ports: {
      session: {
        authenticate: async (credentials) => {
          asked.push(credentials);
          return profiles;
        },
        listProfiles: async () => profiles,
        moveToCafeteria: async () => moved,
        logOut: async (jwt) => {
          revoked.push(jwt);
          return logOut === undefined ? { ok: true, value: null } : logOut();
        },
      },
      store: {
        loadSession: () => kept.session,
        saveSession: (session) => void (kept.session = session),
        renewSession: (session) => {
          if (kept.session !== null && isSameSignIn(kept.session, session)) kept.session = session;
        },
        clearSession: (own, because) => {
          if (kept.session === null || !isSameSignIn(kept.session, own)) return;
          kept.session = null;
          endings.push(because);
        },
        loadEnding: () => endings.at(-1) ?? null,
        isSameSignIn,
        loadRememberedPath: () => null,
        saveRememberedPath: () => undefined,
        clearRememberedPath: () => undefined,
        loadCurrentCafeteria: () => kept.cafeteria,
        saveCurrentCafeteria: (cafeteriaId) => void (kept.cafeteria = cafeteriaId),
      },
    },
  };
  const actor = createActor(sessionMachine, { input });
  const facts: SessionFact[] = [];
  actor.on("*", (fact) => facts.push(fact));
  actor.start();
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const tell = async (...events: readonly SessionEvent[]): Promise<void> => {
    for (const event of events) {
      actor.send(event);
      await settle();
    }
  };
  await settle();
  return { tell, kept, revoked, asked, facts, view: () => sessionView(actor.getSnapshot()) };
}

const enter: SessionEvent = {
  type: "session.credentialsEntered",
  email: " ana@demo.cantina ",
  password: " Cantina2026",
};
const leave: SessionEvent = { type: "session.loggedOut" };

describe("signing in", () => {
  test("[SESSION-01] one profile signs in at once, with the email trimmed and the password as it is", async () => {
    const door = await open();
    await door.tell(enter);
    expect(door.asked).toEqual([{ email: "ana@demo.cantina", password: " Cantina2026" }]);
    expect(door.view()).toMatchObject({ status: "signedIn", session: ana, failure: null });
    expect(door.kept).toEqual({ session: ana, cafeteria: "c-ana" });
    expect(door.facts).toEqual([{ type: "session.started", session: ana }]);
  });

  test("[SESSION-01] of several profiles the person chooses one of its own", async () => {
    const door = await open({ profiles: some(ana, belgrano) });
    await door.tell(enter);
    expect(door.view()).toMatchObject({ status: "choosingProfile", session: null });
    expect(door.view().profiles).toEqual([ana.profile, belgrano.profile]);
    await door.tell({ type: "session.profileChosen", profileId: id<"profile">("otra") });
    expect(door.view().status).toBe("choosingProfile");
    await door.tell({ type: "session.profileChosen", profileId: belgrano.profile.id });
    expect(door.kept.session).toEqual(belgrano);
    expect(door.facts).toEqual([{ type: "session.started", session: belgrano }]);
  });

  test.each(["WRONG_CREDENTIALS", "UNREACHABLE", "TOO_MANY_REQUESTS", "SERVER_ERROR"] as const)(
    "[SESSION-01] %s is told, and another try may work",
    async (code) => {
      const door = await open({ profiles: no(code) });
      await door.tell(enter);
      expect(door.view()).toMatchObject({ status: "signedOut", failure: { code }, isBusy: false });
      expect(door.kept.session).toBeNull();
      expect(door.facts).toEqual([{ type: "session.failed", failure: { code } }]);
    },
  );

  test("[SESSION-02] a client is refused, and its token given back", async () => {
    const door = await open({ profiles: some(family) });
    await door.tell(enter);
    expect(door.view()).toMatchObject({ status: "signedOut", failure: { code: "NO_PERMISSION" } });
    expect(door.revoked).toEqual(["jwt-familia"]);
  });

  test("[SESSION-02] of a person who is both, only the staff profile counts", async () => {
    const door = await open({ profiles: some(family, ana) });
    await door.tell(enter);
    expect(door.view()).toMatchObject({ status: "signedIn", session: ana });
    expect(door.view().profiles).toEqual([ana.profile]);
    expect(door.revoked).toEqual(["jwt-familia"]);
  });
});

describe("a stored session", () => {
  const fresh = token("ana", "CAFETERIA", "fresh");

  test("[SESSION-03] goes on with a fresh token, and nobody is sent anywhere", async () => {
    const door = await open({ stored: ana, profiles: some(fresh, belgrano) });
    expect(door.view()).toMatchObject({ status: "signedIn", session: fresh });
    expect(door.kept.session).toEqual(fresh);
    expect(door.facts).toEqual([]);
  });

  test("[SESSION-03] of an administrator at work elsewhere goes on as it is", async () => {
    const moved = { jwt: "moved", profile: { ...ana.profile, cafeteriaId: id<"cafeteria">("otra") } };
    expect((await open({ stored: moved, profiles: some(fresh) })).view().session).toEqual(moved);
  });

  test.each(["UNREACHABLE", "SERVER_ERROR", "TOO_MANY_REQUESTS"] as const)(
    "[SESSION-03] goes on as it was when the server answers %s",
    async (code) => {
      expect((await open({ stored: ana, profiles: no(code) })).view()).toMatchObject({
        status: "signedIn",
        session: ana,
      });
    },
  );

  test.each(["NO_PERMISSION", "SESSION_EXPIRED"] as const)("[SESSION-03] is cleared by %s", async (code) => {
    const door = await open({ stored: ana, profiles: no(code) });
    expect(door.view()).toMatchObject({ status: "signedOut", failure: { code } });
    expect(door.kept.session).toBeNull();
  });

  test("[SESSION-03] is asked for nothing when there is none", async () => {
    expect((await open()).view()).toMatchObject({ status: "signedOut", failure: null });
  });
});

describe("the end of a session", () => {
  test("[SESSION-04] an expired one says so and signs out", async () => {
    const door = await open({ stored: ana });
    await door.tell({ type: "session.expired" });
    expect(door.view()).toMatchObject({ status: "signedOut", failure: { code: "SESSION_EXPIRED" }, session: null });
    expect(door.kept.session).toBeNull();
    expect(door.facts).toEqual([
      { type: "session.failed", failure: { code: "SESSION_EXPIRED" } },
      { type: "session.ended" },
    ]);
  });

  test("[SESSION-04] logging out forgets it at once and gives every token back", async () => {
    const door = await open({
      stored: ana,
      profiles: some(ana, belgrano),
      logOut: () => Promise.reject(new Error("down")),
    });
    await door.tell(leave);
    expect(door.view()).toMatchObject({ status: "signedOut", failure: null, session: null, profiles: [] });
    expect(door.kept.session).toBeNull();
    expect(new Set(door.revoked)).toEqual(new Set(["jwt-ana", "jwt-belgrano"]));
  });
});

describe("a move", () => {
  const go: SessionEvent = { type: "session.cafeteriaChosen", cafeteriaId: belgrano.profile.cafeteriaId };

  test("[SESSION-06] becomes the stored session", async () => {
    const door = await open({ stored: ana, moved: { ok: true, value: belgrano } });
    await door.tell(go);
    expect(door.view()).toMatchObject({ status: "signedIn", session: belgrano });
    expect(door.kept).toEqual({ session: belgrano, cafeteria: "c-belgrano" });
    expect(door.facts).toEqual([{ type: "session.moved", session: belgrano }]);
  });

  test("[SESSION-06] refused leaves everything as it was", async () => {
    const door = await open({ stored: ana, moved: no("NO_PERMISSION") });
    await door.tell(go);
    expect(door.view()).toMatchObject({ status: "signedIn", session: ana, failure: { code: "NO_PERMISSION" } });
    expect(door.kept.session).toEqual(ana);
  });

  test("[SESSION-04] by an expired session signs out", async () => {
    const door = await open({ stored: ana, moved: no("SESSION_EXPIRED") });
    await door.tell(go);
    expect(door.view()).toMatchObject({ status: "signedOut", failure: { code: "SESSION_EXPIRED" } });
  });
});

test.each<[PrivilegeLevel | null, string | null, string]>([
  ["SYSTEM_ADMINISTRATOR", null, "/generate_registration"],
  ["CAFETERIA_ADMINISTRATOR", null, "/"],
  ["CAFETERIA_EMPLOYEE", "/orders?page=2", "/orders?page=2"],
  ["SYSTEM_ADMINISTRATOR", "/inbox", "/inbox"],
  ["CAFETERIA_EMPLOYEE", "//evil.example", "/"],
  ["CAFETERIA_EMPLOYEE", "/\\evil.example", "/"],
  ["CAFETERIA_EMPLOYEE", "https://evil.example", "/"],
  ["CAFETERIA_EMPLOYEE", "/login?x=1", "/"],
  [null, "", "/"],
])("[SESSION-05] %s who asked for %s lands on %s", (level, remembered, landing) => {
  expect(landingFor(level, remembered)).toBe(landing);
});

describe("the machine", () => {
  const never = (): Promise<never> => new Promise(() => null);
  const nothing = (): null => null;
  const session = { authenticate: never, listProfiles: never, moveToCafeteria: never, logOut: never };
  const store = {
    loadSession: nothing,
    saveSession: nothing,
    renewSession: nothing,
    clearSession: nothing,
    loadEnding: nothing,
    isSameSignIn,
    loadRememberedPath: nothing,
    saveRememberedPath: nothing,
    clearRememberedPath: nothing,
    loadCurrentCafeteria: nothing,
    saveCurrentCafeteria: nothing,
  };
  const own = (type: string, more: object): SessionEvent => ({ type, ...more }) as unknown as SessionEvent;
  const screens: readonly SessionEvent[] = [
    enter,
    leave,
    { type: "session.profileChosen", profileId: ana.profile.id },
    { type: "session.cafeteriaChosen", cafeteriaId: ana.profile.cafeteriaId },
    { type: "session.expired" },
    { type: "session.retried" },
    { type: "session.foundOnDevice", session: ana, ending: null },
    { type: "session.profilesChanged" },
    { type: "session.accessRefused" },
  ];
  const inside = [
    own("xstate.done.actor.0.session.restoring", { output: { ok: true, value: { session: null, profiles: [] } } }),
    own("xstate.error.actor.0.session.restoring", { error: "x" }),
    own("xstate.done.actor.0.session.authenticating", {
      output: { ok: true, value: { session: ana, profiles: [ana] } },
    }),
    own("xstate.done.actor.0.session.authenticating", {
      output: { ok: true, value: { session: null, profiles: [ana, belgrano] } },
    }),
    own("xstate.done.actor.0.session.signedIn.moving", { output: no("SERVER_ERROR") }),
  ];
  const nameOf = (snapshot: SnapshotFrom<typeof sessionMachine>): string => JSON.stringify(snapshot.value);
  const reached = new Map(
    getShortestPaths(sessionMachine, {
      input: { ports: { session, store } },
      events: [...screens, ...inside],
      serializeState: (state) => nameOf(state),
    }).map((path) => [nameOf(path.state), path.state]),
  );
  const allowed: Readonly<Record<string, readonly string[]>> = {
    '"restoring"': [],
    '"signedOut"': ["session.credentialsEntered", "session.foundOnDevice"],
    '"authenticating"': [],
    '"choosingProfile"': ["session.profileChosen", "session.loggedOut", "session.foundOnDevice"],
    '{"signedIn":"idle"}': [
      "session.cafeteriaChosen",
      "session.expired",
      "session.loggedOut",
      "session.foundOnDevice",
      "session.profilesChanged",
      "session.accessRefused",
    ],
    '{"signedIn":"refreshing"}': [
      "session.expired",
      "session.loggedOut",
      "session.foundOnDevice",
      "session.profilesChanged",
    ],
    '{"signedIn":"moving"}': ["session.expired", "session.loggedOut", "session.foundOnDevice"],
    '"broken"': ["session.retried"],
  };

  test("[SESSION-07] every state can be reached", () => {
    expect(new Set(reached.keys())).toEqual(new Set(Object.keys(allowed)));
  });

  test.each(Object.keys(allowed))("[SESSION-07] in %s forbidden events change nothing", (name) => {
    const snapshot = reached.get(name);
    if (snapshot === undefined) throw new Error("not reached");
    for (const event of screens.filter(({ type }) => !allowed[name]?.includes(type))) {
      const [next, actions] = transition(sessionMachine, snapshot, event);
      expect([next.value, next.context, actions], event.type).toEqual([snapshot.value, snapshot.context, []]);
    }
  });
});
