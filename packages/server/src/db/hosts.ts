import { type Result, accepted, refused } from "@cantina/domain/kernel";
import type { DatabaseAddress } from "./database-address.ts";

/** Where the database may be. With several hosts, the one that takes writes counts, whichever it is at the moment. */
export type Hosts = {
  readonly addresses: readonly [DatabaseAddress, ...DatabaseAddress[]];
  readonly mustWrite: boolean;
};

const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)([^?#]*)(?:\?(.*))?$/u;
const writers = ["read-write", "primary"];

const isUrl = (url: string): boolean => {
  try {
    return ["postgres:", "postgresql:"].includes(new URL(url).protocol);
  } catch {
    return false;
  }
};

/**
 * Reads `postgres://user@a:5432,b:5432/db?target_session_attrs=read-write` as libpq does; pg itself takes one host only.
 * Refused with the form that a URL should have.
 */
export function hostsOf(address: DatabaseAddress): Result<Hosts, string> {
  const { connectionString, ...others } = address;
  if (connectionString === undefined) return accepted({ addresses: [address], mustWrite: false });
  const form = "postgres://user:password@host:port,host:port/database";
  const [, login, list, path = "", search = ""] = parts.exec(connectionString) ?? [];
  if (login === undefined || list === undefined) return refused(form);
  const query = new URLSearchParams(search);
  const wanted = query.get("target_session_attrs") ?? "any";
  if (wanted !== "any" && !writers.includes(wanted)) return refused("target_session_attrs=read-write");
  query.delete("target_session_attrs");
  const rest = path + (query.size > 0 ? `?${query.toString()}` : "");
  const [first = "", ...more] = list.split(",").map((host) => login + host + rest);
  if (![first, ...more].every(isUrl)) return refused(form);
  const named = (url: string): DatabaseAddress => ({ ...others, connectionString: url });
  return accepted({
    addresses: [named(first), ...more.map(named)],
    // A standby would refuse every sale, so with several hosts nothing else makes sense.
    mustWrite: more.length > 0 || writers.includes(wanted),
  });
}
