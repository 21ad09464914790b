const mailAddress = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/gu;
const token = /\beyJ[\w-]+(?:\.[\w-]+)*|\b[\w-]{32,}\b/gu;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;
const quoted = /"[^"]*"|\([^()]*\)=\([^()]*\)|«[^»]*»/gu;
/** Of PostgreSQL: data exceptions quote the value that was refused. */
const isAboutData = (code: unknown): boolean => typeof code === "string" && /^22[\dA-Z]{3}$/u.test(code);

const kept = ["code", "severity", "schema", "table", "column", "constraint", "syscall", "responseCode"] as const;

export type LoggedError = { readonly type: string; readonly message: string; readonly stack: string } & Partial<
  Readonly<Record<(typeof kept)[number], string | number>>
>;

const withoutPersons = (text: string): string =>
  text.replaceAll(mailAddress, "***").replaceAll(token, (found) => (uuid.test(found) ? found : "***"));

/** The lines of a stack that name places in the code, and not the message before them. */
const placesOf = (stack: string | undefined): string =>
  (stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /u.test(line))
    .join("\n");

/**
 * What a log may hold of an error: where it happened and of what kind it is. The rest is left out: PostgreSQL's `detail`
 * holds a row, a mail server's answer an address, a schema's issue what somebody typed. LOG-02
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "no error", stack: "" };
  const parts = Object.entries(error).filter(
    ([name, value]) => kept.some((one) => one === name) && (typeof value === "string" || typeof value === "number"),
  );
  const own = Object.fromEntries(parts) as LoggedError;
  const isData = isAboutData(own.code) || error instanceof SyntaxError;
  const message = isData ? error.message.replaceAll(quoted, '"***"') : error.message;
  return { ...own, type: error.constructor.name, message: withoutPersons(message), stack: placesOf(error.stack) };
}
