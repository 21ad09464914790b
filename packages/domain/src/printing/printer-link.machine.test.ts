import { describe, expect, it } from "vitest";
import { SimulatedClock, createActor } from "xstate";
import { printerLinkMachine, printerLinkState } from "./index.ts";
import type { PrinterLinkPort } from "./printer.port.ts";

type News = Parameters<Parameters<PrinterLinkPort["open"]>[0]>[0];

function openLink() {
  const clock = new SimulatedClock();
  let opened = 0;
  let ended = 0;
  let tell: (news: News) => void = () => {};
  let allow: () => void = () => {};
  const port: PrinterLinkPort = {
    open: (take) => {
      opened += 1;
      tell = take;
      return () => {
        ended += 1;
      };
    },
    onAllowed: (take) => {
      allow = take;
      return () => {
        allow = () => {};
      };
    },
  };
  const link = createActor(printerLinkMachine, { clock, input: { port } });
  link.start();
  const state = () => printerLinkState(link.getSnapshot());
  return {
    clock,
    link,
    state,
    counts: () => ({ opened, ended }),
    tell: (news: News) => tell(news),
    allow: () => allow(),
  };
}

describe("the printer link", () => {
  it("[PRINT-11] opens nothing before it is switched on, and ends its link when it is switched off", () => {
    const { link, state, counts, tell } = openLink();
    expect(counts().opened).toBe(0);
    link.send({ type: "printer.switchedOn" });
    tell("opened");
    expect(state()).toBe("connected");
    link.send({ type: "printer.switchedOff" });
    expect([state(), counts()]).toEqual(["off", { opened: 1, ended: 1 }]);
  });

  it("[PRINT-11] tries again after 1, 2, 4, 8, 16 and 16 seconds, and from the start after a link", () => {
    const { clock, link, state, counts, tell } = openLink();
    link.send({ type: "printer.switchedOn" });
    for (const seconds of [1, 2, 4, 8, 16, 16]) {
      const { opened } = counts();
      tell("closed");
      clock.increment(seconds * 1_000 - 1);
      expect([state(), counts().opened]).toEqual(["waiting", opened]);
      clock.increment(1);
      expect([state(), counts().opened]).toEqual(["connecting", opened + 1]);
    }
    tell("opened");
    tell("closed");
    clock.increment(1_000);
    expect(state()).toBe("connecting");
  });

  it("[PRINT-11] tries at once when asked", () => {
    const { link, state, tell } = openLink();
    link.send({ type: "printer.switchedOn" });
    tell("closed");
    link.send({ type: "printer.retried" });
    expect(state()).toBe("connecting");
  });

  it("[PRINT-12] waits for the permission that the browser denies, however long that takes", () => {
    const { clock, link, state, counts, tell, allow } = openLink();
    link.send({ type: "printer.switchedOn" });
    tell("denied");
    clock.increment(3_600_000);
    expect([state(), counts().opened]).toEqual(["denied", 1]);
    allow();
    expect([state(), counts().opened]).toEqual(["connecting", 2]);
  });
});
