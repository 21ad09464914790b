import { randomId } from "@cantina/adapters/device";
import { httpLateOrders } from "@cantina/adapters/http";
import { type DeviceDatabase, indexedOutbox, lockSendingTurn } from "@cantina/adapters/offline";
import { isAdministratorLevel } from "@cantina/domain/access";
import { statusAfter } from "@cantina/domain/cash-register";
import { id } from "@cantina/domain/kernel";
import { type LateSales, outboxMachine } from "@cantina/domain/sale";
import type { Profile } from "@cantina/domain/session";
import type { QueryClient } from "@tanstack/react-query";
import { type ActorRefFrom, createActor } from "xstate";
import type { Backend } from "../session/index.ts";
import { type CashMovement, queryKeys } from "../live-data/index.ts";
import type { Reachability } from "./reachability.ts";

export type OutboxActor = ActorRefFrom<typeof outboxMachine>;

type LateSellingInput = {
  readonly profile: Profile;
  readonly backend: Backend;
  readonly database: DeviceDatabase;
  readonly queries: QueryClient;
  readonly reach: Reachability["reach"];
};

export type LateSelling = {
  readonly outbox: OutboxActor;
  readonly lateSales: LateSales;
  readonly stop: () => void;
};

/** Selling without the server: the box on this device, and what empties it. */
export function openLateSelling({ profile, backend, database, queries, reach }: LateSellingInput): LateSelling {
  const { id: sellerId, cafeteriaId, privilegeLevel } = profile;
  const box = indexedOutbox(database, cafeteriaId);
  const outbox = createActor(outboxMachine, {
    input: {
      ports: {
        outbox: box,
        lateOrders: httpLateOrders(backend.client, cafeteriaId),
        turn: lockSendingTurn(cafeteriaId),
        newId: randomId,
      },
      sender: { id: sellerId, sendsForOthers: isAdministratorLevel(privilegeLevel) },
    },
  });
  const stopReach = reach.subscribe(() => {
    if (reach.get() === "reachable") outbox.send({ type: "outbox.linked" });
  });
  outbox.start();
  // Asked for, because a browser short of space may clear what no one asked it to keep.
  void navigator.storage?.persist?.();

  const registerSession = () => {
    const latest = queries.getQueryData<CashMovement | null>(queryKeys.register) ?? null;
    return latest !== null && statusAfter(latest) === "OPEN" ? id<"register-session">(latest.sessionId) : null;
  };
  return {
    outbox,
    lateSales: {
      outbox: box,
      clock: backend.time.datingClock,
      deviceClock: backend.time.deviceClock,
      seller: () => ({ sellerId, registerSessionId: registerSession() }),
      isOffline: () => reach.get() === "unreachable",
    },
    stop: () => {
      stopReach();
      outbox.stop();
    },
  };
}
