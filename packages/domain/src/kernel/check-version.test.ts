import * as fc from "fast-check";
import { expect, test } from "vitest";
import { checkVersion } from "./index.ts";

const version = fc.integer({ min: 1 });

test("[KERNEL-09] of edits made from one version exactly the first is written, in whatever order they come", () => {
  fc.assert(
    fc.property(version, fc.array(version, { minLength: 1 }), (start, others) => {
      let now = { id: "x", version: start, name: "as it was" };
      const written = [start, ...others, start].filter((seen) => {
        const checked = checkVersion(seen, now);
        if (checked.ok) now = { ...now, version: now.version + 1 };
        else expect(checked.failure).toEqual({ code: "STALE_ENTRY", data: { id: "x", version: now.version } });
        return checked.ok;
      });
      expect(written.filter((seen) => seen === start)).toEqual([start]);
      expect(now.version).toBe(start + written.length);
    }),
  );
});
