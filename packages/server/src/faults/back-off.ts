const usualSeconds = 60;
const mostSeconds = 3_600;
const failureMs = 30_000;

const bounded = (seconds: number): number =>
  Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, mostSeconds) : usualSeconds;

/** `60:error;default:key, 2700::organization`: seconds for categories; none named means all. */
function limitOf(header: string): number | undefined {
  const found = header.split(",").flatMap((limit) => {
    const [seconds = "", categories = ""] = limit.trim().split(":");
    const isOurs = categories === "" || categories.split(";").includes("error");
    return isOurs && seconds !== "" ? [Number(seconds)] : [];
  });
  return found.length === 0 ? undefined : Math.max(...found);
}

/** For how many milliseconds the collector is to be left alone after its answer; 0: it is well. FAULTS-03 */
export function pauseAfter({ status, headers }: Pick<Response, "status" | "headers">): number {
  const limits = headers.get("x-sentry-rate-limits");
  const limit = limits === null ? undefined : limitOf(limits);
  if (limit !== undefined) return bounded(limit) * 1_000;
  if (status === 429) return bounded(Number(headers.get("retry-after") ?? usualSeconds)) * 1_000;
  // Another's refusal of this one report says nothing about the next.
  return status >= 500 ? failureMs : 0;
}

export const pauseAfterFailure = failureMs;
