import { type LookupAddress, lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./is-public-address.ts";

/** Whatever a name leads to. */
type Resolve = (
  hostname: string,
  options: { readonly all: true },
  done: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

/**
 * Looks a name up for a connection, and lets it go to public addresses only. The socket takes what this answers, so that
 * a name can't mean another address a moment later. WEBHOOK-04
 */
export const publicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (hostname, options, done) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null) done(error, "");
      else if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
        done(new Error(`${hostname} is not at a public address`), "");
      else if (options.all === true) done(null, [...addresses]);
      else done(null, first.address, first.family);
    });
