import { type Fault, type FaultPort, describeFault } from "@cantina/domain/faults";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

type Told = { readonly type: string; readonly place: string };

export type OpenFaults = {
  readonly port: FaultPort;
  /** Each that reached whoever maintains the program, the first first. */
  readonly told: () => Promise<readonly Told[]>;
  readonly close: () => Promise<void>;
};

export const faultAt = (place: string, error: Error = new TypeError("Ana Pérez debe 200")): Fault =>
  describeFault(error, { part: "web", place });

/** What every FaultPort keeps. */
export function describeFaults(name: string, open: () => Promise<OpenFaults>): void {
  describe(name, () => {
    let opened: OpenFaults;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    test("[FAULTS-01] [FAULTS-02] tells of what kind a fault is and where, and nothing that somebody typed", async () => {
      opened.port.report(faultAt("/orders"));
      opened.port.report(faultAt("/history", new RangeError("Invalid time value")));
      await opened.port.settle(20_000);
      const told = await opened.told();
      expect(told.map(({ type, place }) => [type, place])).toEqual([
        ["TypeError", "/orders"],
        ["RangeError", "/history"],
      ]);
      expect(JSON.stringify(told)).not.toContain("Ana");
    });

    test("[FAULTS-03] tells the same once, and of a flood the first ones", async () => {
      const again = faultAt("/orders");
      for (let count = 0; count < 5; count += 1) opened.port.report(again);
      for (let count = 0; count < 300; count += 1) opened.port.report(faultAt(`/flood/${count}`));
      await opened.port.settle(20_000);
      const told = await opened.told();
      expect(told.filter(({ place }) => place === "/orders")).toHaveLength(1);
      expect(told.length).toBeGreaterThan(5);
      expect(told.length).toBeLessThanOrEqual(20);
    });
  });
}
