import { id } from "@cantina/domain/kernel";
import type { HelpVisitor } from "@cantina/domain/session";
import { afterEach, beforeEach, expect, test } from "vitest";
import { intercomHelp } from "./index.ts";

type Call = readonly unknown[];

const visitor: HelpVisitor = {
  appId: "abc12345",
  profileId: id("4e1c1f57-4e0d-4d5c-9a45-5f0a2f3f9b01"),
  verificationHash: "00ff",
  username: "Marta",
};
const unreachable = { ok: false, failure: { code: "HELP_CENTRE_UNREACHABLE" } };

let left: AbortController;
let limits: AbortController[];
let asked: Call[];

beforeEach(() => {
  [left, limits, asked] = [new AbortController(), [], []];
});
afterEach(() => {
  for (const script of scripts()) script.remove();
  delete window.Intercom;
});

const help = (until = left.signal) =>
  intercomHelp(until, () => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>("script[src*=intercom]")];

/** As its script does once it is there: takes over what waits, and shows itself when it is told to. */
function arrive({ canShow = true } = {}): void {
  const waiting = window.Intercom?.q ?? [];
  let onShow: (() => void) | undefined;
  window.Intercom = (...call) => {
    asked.push(call);
    const [name, take] = call;
    if (name === "onShow") onShow = take as () => void;
    if (name === "show" && canShow) onShow?.();
  };
  for (const call of waiting) window.Intercom(...call);
}
const names = () => asked.map(([name]) => name);

test("[HELP-01] [HELP-02] nothing is loaded before it is asked for, and then it is told who asks and nothing else", async () => {
  const centre = help();
  expect(scripts()).toEqual([]);
  const showing = centre.show(visitor);
  expect(scripts().map(({ src }) => src)).toEqual(["https://widget.intercom.io/widget/abc12345"]);
  arrive();
  expect(await showing).toEqual({ ok: true, value: null });
  expect(names()).toEqual(["shutdown", "boot", "onShow", "show"]);
  expect(asked[1]?.[1]).toEqual({
    api_base: "https://api-iam.intercom.io",
    app_id: "abc12345",
    user_id: visitor.profileId,
    user_hash: "00ff",
    name: "Marta",
    hide_default_launcher: true,
  });
  // Its limit is none any more.
  limits[0]?.abort();
  expect(await centre.show(visitor)).toEqual({ ok: true, value: null });
  expect(names().slice(4)).toEqual(["show"]);
  expect(scripts()).toHaveLength(1);
});

test("[HELP-03] a script that is blocked is told, and the next try loads it anew", async () => {
  const centre = help();
  const showing = centre.show(visitor);
  scripts()[0]?.dispatchEvent(new Event("error"));
  expect(await showing).toEqual(unreachable);
  expect([scripts(), window.Intercom]).toEqual([[], undefined]);
  const again = centre.show(visitor);
  expect(scripts()).toHaveLength(1);
  arrive();
  expect(await again).toEqual({ ok: true, value: null });
});

test("[HELP-03] one that never comes, or comes and shows nothing, is told when its time is over", async () => {
  const centre = help();
  const first = centre.show(visitor);
  limits[0]?.abort();
  expect(await first).toEqual(unreachable);
  const second = centre.show(visitor);
  arrive({ canShow: false });
  limits[1]?.abort();
  expect(await second).toEqual(unreachable);
  expect(scripts()).toEqual([]);
});

test("[HELP-03] whoever leaves ends it, and the next one begins with nothing of theirs", async () => {
  const showing = help().show(visitor);
  arrive();
  await showing;
  left.abort();
  expect(names().at(-1)).toBe("shutdown");
  asked = [];
  const other = { ...visitor, profileId: id<"profile">("4e1c1f57-4e0d-4d5c-9a45-5f0a2f3f9b02"), username: "Luis" };
  expect(await help(new AbortController().signal).show(other)).toEqual({ ok: true, value: null });
  expect(names()).toEqual(["shutdown", "boot", "onShow", "show"]);
  expect(asked[1]?.[1]).toMatchObject({ user_id: other.profileId, name: "Luis" });
});

test("[HELP-03] whoever leaves while it loads sees nothing of it, and neither does the next one", async () => {
  const showing = help().show(visitor);
  left.abort();
  expect(await showing).toEqual(unreachable);
  arrive();
  expect(asked).toEqual([]);
  expect(await help(left.signal).show(visitor)).toEqual(unreachable);
});
