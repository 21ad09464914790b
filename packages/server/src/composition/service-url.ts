import * as v from "valibot";

const thisMachine: ReadonlySet<string> = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** Instead of a service's own addresses. In plain HTTP on this machine only: a token that somebody reads is their money. */
export const serviceUrl = v.pipe(
  v.string(),
  v.trim(),
  v.url(),
  v.transform((text) => new URL(text)),
  v.check(({ protocol, hostname }) => protocol === "https:" || (protocol === "http:" && thisMachine.has(hostname))),
  v.transform(({ href }) => href.replace(/\/+$/u, "")),
);
