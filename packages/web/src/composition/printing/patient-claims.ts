import type { PrintClaimsPort } from "@cantina/domain/printing";

const pause = 5_000;

/** Goes on telling the server what became of a claim until it knows: otherwise another till would print the ticket again. */
export function patientClaims(claims: PrintClaimsPort): PrintClaimsPort & { readonly close: () => void } {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let isClosed = false;
  const end: PrintClaimsPort["end"] = async (claimId, how) => {
    const answer = await claims.end(claimId, how);
    if (!isClosed && !answer.ok && ["UNREACHABLE", "SERVER_ERROR", "STORAGE_FULL"].includes(answer.failure.code)) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        void end(claimId, how);
      }, pause);
      timers.add(timer);
    }
    return answer;
  };
  return {
    claim: claims.claim,
    end,
    close: () => {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
