import { expect, test } from "vitest";

import { endpointOf, fitsSocket } from "./endpoint.ts";
import { isBlocked } from "./server-process.ts";
import { pickServerUser } from "./server-user.ts";
import { settingsText } from "./settings.ts";

test("a socket's path may have 107 bytes, counted in bytes", () => {
  const longest = 107 - "/.s.PGSQL.5432".length;
  expect(fitsSocket(`/${"d".repeat(longest - 1)}`)).toBe(true);
  expect(fitsSocket(`/${"d".repeat(longest)}`)).toBe(false);
  expect(fitsSocket(`/${"ñ".repeat(longest - 1)}`)).toBe(false);
});

test("a running server is found where its own lock file says", () => {
  const lines = (folder: string) =>
    ["812", "/data/cluster", "1763600000", "5433", folder, "", "  5432  17", "ready", ""].join("\n");
  expect(endpointOf(lines("/data/run"))).toEqual({ kind: "socket", folder: "/data/run" });
  expect(endpointOf(lines(""))).toEqual({ kind: "tcp", port: 5433 });
  expect(endpointOf("")).toBeUndefined();
});

test("the server listens on its socket alone, and on loopback where there are no sockets", () => {
  const socket = settingsText({ maxConnections: 9, endpoint: { kind: "socket", folder: `/a,b/d'e/"f"/\\g` } });
  expect(socket).toContain("listen_addresses = ''\n");
  expect(socket).toContain(`unix_socket_directories = '"/a,b/d''e/""f""/\\\\g"'\n`);
  const tcp = settingsText({ maxConnections: 9, endpoint: { kind: "tcp", port: 5433 } });
  expect(tcp).toContain("listen_addresses = '127.0.0.1'\nport = 5433\n");
});

test("each commit is on disk before it is acknowledged", () => {
  const text = settingsText({ maxConnections: 9, endpoint: { kind: "tcp", port: 5433 } });
  for (const setting of ["fsync", "synchronous_commit", "full_page_writes"])
    expect(text).toContain(`${setting} = on\n`);
});

test("root lends the server the account postgres, else nobody", () => {
  const nobody = "root:x:0:0::/root:/bin/sh\nnobody:x:65534:65533::/:/bin/false";
  expect(pickServerUser(`${nobody}\npostgres:x:101:104::/:/bin/sh`)).toEqual({ uid: 101, gid: 104 });
  expect(pickServerUser(nobody)).toEqual({ uid: 65_534, gid: 65_533 });
  expect(pickServerUser("")).toBeUndefined();
});

test("what a killed server leaves behind is waited for, other faults are told at once", () => {
  expect(isBlocked('FATAL:  lock file "postmaster.pid" already exists')).toBe(true);
  expect(isBlocked("FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use")).toBe(true);
  expect(isBlocked("FATAL:  data directory has wrong ownership")).toBe(false);
});
