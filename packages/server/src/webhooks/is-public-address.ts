import { BlockList, isIPv4 } from "node:net";

/** Of RFC 6890 and its successors: what isn't reached from everywhere. */
const notPublic = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  notPublic.addSubnet(net, prefix, "ipv4");
// Within what is routed: tunnels, which lead to an address of version 4, and documentation.
for (const [net, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  notPublic.addSubnet(net, prefix, "ipv6");

/** All else of version 6 is local, mapped or not given to anybody. */
const routed = new BlockList();
routed.addSubnet("2000::", 3, "ipv6");

/** Of a literal address; WEBHOOK-04. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !notPublic.check(address, "ipv4")
    : routed.check(address, "ipv6") && !notPublic.check(address, "ipv6");
