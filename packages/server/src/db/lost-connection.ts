// The server shuts down, crashed, is starting, became a standby under our feet, or ended a transaction that stood still.
const lostStates = ["57P01", "57P02", "57P03", "25006", "25P03"];
const lockTimeout = "55P03";
const diskFull = "53100";
const tooManyConnections = "53300";
// A statement took too long, met others again and again, or the server had no memory for it: all undone.
const busyStates = [lockTimeout, "57014", "40001", "40P01", "53200", "53400"];
const systemCodes = [
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
];
// pg gives these no code.
const sentences = [
  "Connection terminated",
  "Client has encountered a connection error",
  "timeout exceeded when trying to connect",
];

/** This host answers, and only to readers. */
export class NotWritable extends Error {
  constructor() {
    super("no host takes writes");
  }
}

const codeOf = (error: Error): string => ("code" in error && typeof error.code === "string" ? error.code : "");

/** What was asked for is locked by somebody else; the transaction that asked is undone. */
export const isLockTimeout = (error: unknown): boolean => error instanceof Error && codeOf(error) === lockTimeout;

/** The database takes no more connections for now. */
export const isDatabaseFull = (error: unknown): boolean =>
  error instanceof Error && codeOf(error) === tooManyConnections;

/** The disk has no room for what was to be written: it is undone, and so will the next be until somebody makes room. */
export const isStorageFull = (error: unknown): boolean => error instanceof Error && codeOf(error) === diskFull;

/** The database went away or can't be reached; any other error is one that it answered itself. */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NotWritable) return true;
  const code = codeOf(error);
  // A file that is missing has this code too.
  if (code === "ENOENT") return "syscall" in error && error.syscall === "connect";
  if (lostStates.includes(code) || code === tooManyConnections || systemCodes.includes(code) || /^08.{3}$/u.test(code))
    return true;
  return sentences.some((sentence) => error.message.startsWith(sentence));
}

/** No fault of what was asked: the same may well be done in a moment. CALM-03 */
export const isDatabaseBusy = (error: unknown): boolean =>
  isDatabaseLost(error) || (error instanceof Error && busyStates.includes(codeOf(error)));
