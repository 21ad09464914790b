import { randomUUID } from "node:crypto";

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** The till names its call; whoever sends anything else, or nothing, gets a name from us. LOG-01 */
export const requestIdFrom = (sent: string | readonly string[] | undefined): string =>
  typeof sent === "string" && uuid.test(sent) ? sent.toLowerCase() : randomUUID();
