import { expect, test } from "vitest";
import { databaseSentences } from "./database-sentences.ts";

const told = (log: string): string => databaseSentences.DATABASE_DID_NOT_START({ code: "DATABASE_DID_NOT_START", log });

test("[RUN-28] of what PostgreSQL writes as it fails to start the line with the reason is told", () => {
  const full = '2026-11-30 17:37:22 UTC [7429] FATAL:  could not write to file "pg_wal/x": No space left on device';
  const made = ["running bootstrap script ...", full, "child process exited with exit code 1"];
  expect(told([...made, 'initdb: removing data directory "/x"'].join("\n"))).toContain(full);
  expect(told('could not find it\nbut could not open file "pg_control": Permission denied')).toContain("pg_control");
});
