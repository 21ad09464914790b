import { isIPv6 } from "node:net";

/** Groups of an IPv6 address, `::` written out. */
function groupsOf(address: string): readonly string[] {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  if (tail === undefined) return before;
  const after = tail === "" ? [] : tail.split(":");
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => "0"), ...after];
}

/** What one subscriber has: an IPv4 address, or the whole /64 of an IPv6 one, whose addresses cost nothing. */
export function networkOf(address: string): string {
  const [plain = ""] = address.split("%");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain) || plain.includes(".")) return plain;
  const groups = groupsOf(plain).slice(0, 4);
  return `${groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/u, "")).join(":")}::/64`;
}
