type Refusal = {
  /** The server's, or the network's. */
  readonly code: string;
  /** Whether the sale may have been written all the same. */
  readonly isDoubtful: boolean;
};

/** As httpSeller tells an answer other than 200. */
const answered = /^(?<status>\d{3}): (?<text>.*)$/su;
const codeInside = /"Message":"(?<code>\w+)"/u;

const codeOf = (error: Error): string => ("code" in error ? String(error.code) : error.name);

/** Why a sale was not acknowledged. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Error)) return { code: String(error), isDoubtful: true };
  const { status, text = "" } = answered.exec(error.message)?.groups ?? {};
  if (status === undefined) return { code: codeOf(error), isDoubtful: true };
  // What was refused is not written; what broke may have been, just before.
  return { code: codeInside.exec(text)?.groups?.["code"] ?? status, isDoubtful: !status.startsWith("4") };
}
