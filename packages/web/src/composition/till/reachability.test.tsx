import type { LinkState } from "@cantina/adapters/realtime";
import { accepted, refused } from "@cantina/domain/kernel";
import { afterEach, expect, test, vi } from "vitest";
import { valueStore } from "../device/index.ts";
import type { Backend } from "../session/index.ts";
import { watchReach } from "./reachability.ts";

afterEach(() => void vi.useRealTimers());

test("[SALE-109] a server that goes while its hub is away already is missed within seconds, and found again", async () => {
  vi.useFakeTimers();
  let isThere = true;
  let looks = 0;
  const readSystemInformation = async () => {
    looks += 1;
    return isThere ? accepted({ minimumWebAppVersion: "0.0.1" }) : refused({ code: "UNREACHABLE" });
  };
  const link = valueStore<LinkState | null>(null);
  const { reach, stop } = watchReach({ accounts: { readSystemInformation } as unknown as Backend["accounts"], link });
  link.set("reconnecting");
  await vi.advanceTimersByTimeAsync(0);
  expect(reach.get()).toBe("reachable");
  isThere = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reach.get()).toBe("unreachable");
  isThere = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reach.get()).toBe("reachable");
  link.set("connected");
  const asked = looks;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toBe(asked);
  stop();
});
