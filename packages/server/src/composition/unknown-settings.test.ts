import { expect, test } from "vitest";
import { settingNames } from "./config.ts";
import { unknownSettings } from "./unknown-settings.ts";

test("[RUN-27] a variable that is meant for Cantina and that no setting is called by is named", () => {
  const lines = unknownSettings({ CANTINA_BACKUP: "/srv/copias", cantina_backup_hour: "4", PATH: "/usr/bin" });
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain("CANTINA_BACKUP ");
  expect(lines[1]).toContain("cantina_backup_hour ");
});

test("[RUN-27] no setting is, nor an empty one, nor what the probe of providers reads", () => {
  const all = Object.fromEntries([...settingNames, "CANTINA_PROBE"].map((name) => [name, "x"]));
  expect(unknownSettings({ ...all, CANTINA_BACKUP: " " })).toEqual([]);
});
