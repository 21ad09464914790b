import { expect, test } from "vitest";
import { hostsOf } from "./hosts.ts";

const urlsOf = (connectionString: string) => {
  const hosts = hostsOf({ connectionString });
  return hosts.ok
    ? { urls: hosts.value.addresses.map((one) => one.connectionString), mustWrite: hosts.value.mustWrite }
    : hosts.failure;
};

test("[HOSTS-01] each host of the address gets the log-in, the database and the settings", () => {
  expect(
    urlsOf("postgres://u:p%40w@a:5432,b:5433,[::1]:5434/cantina?sslmode=require&target_session_attrs=read-write"),
  ).toEqual({
    urls: [
      "postgres://u:p%40w@a:5432/cantina?sslmode=require",
      "postgres://u:p%40w@b:5433/cantina?sslmode=require",
      "postgres://u:p%40w@[::1]:5434/cantina?sslmode=require",
    ],
    mustWrite: true,
  });
  expect(urlsOf("postgresql://a,b/cantina")).toMatchObject({ mustWrite: true });
});

test("[HOSTS-01] one host is taken as it is, unless it is asked to take writes", () => {
  expect(urlsOf("postgres://u@a/cantina")).toEqual({ urls: ["postgres://u@a/cantina"], mustWrite: false });
  expect(urlsOf("postgres://u@a/cantina?target_session_attrs=primary")).toMatchObject({ mustWrite: true });
});

test("[HOSTS-01] an address of something else, of no host, or for readers only is refused", () => {
  for (const url of ["cantina", "http://a,b/cantina", "postgres://u@a:x,b/cantina", "postgres://a,[::bad/cantina"])
    expect(urlsOf(url)).toBe("postgres://user:password@host:port,host:port/database");
  expect(urlsOf("postgres://a,b/cantina?target_session_attrs=standby")).toBe("target_session_attrs=read-write");
});
