// The server shuts down, crashed, is starting, or became a standby under our feet.
const sqlStates = ["57P01", "57P02", "57P03", "25006"];
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

/** The database went away or can't be reached; any other error is one that it answered itself. */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NotWritable) return true;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  // A file that is missing has this code too.
  if (code === "ENOENT") return "syscall" in error && error.syscall === "connect";
  if (sqlStates.includes(code) || systemCodes.includes(code) || /^08.{3}$/u.test(code)) return true;
  return sentences.some((sentence) => error.message.startsWith(sentence));
}
