/** What the system calls a failure, as ECONNREFUSED: its own words are English. AGENT-08 */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);
