import type { Result } from "../kernel/index.ts";
import type { PrintJob } from "./ticket.ts";

export type PrintFailure =
  /** `message` is the agent's own, in Spanish. */
  | {
      readonly code: "UNREADABLE_JOB" | "PRINTER_UNREACHABLE" | "PRINTER_FAILED";
      readonly message: string;
    }
  | { readonly code: "NOT_CONNECTED" }
  /** It may or may not have come out; the same id can be sent again without printing twice. */
  | { readonly code: "NO_ANSWER" };

export type PrinterPort = { readonly print: (job: PrintJob) => Promise<Result<null, PrintFailure>> };

export type PrinterLinkPort = {
  /** Tells of one link until the function it returns ends it. `denied`: the browser does not let the page reach this machine. */
  readonly open: (tell: (news: "opened" | "closed" | "denied") => void) => () => void;
  /** Tells when the browser no longer denies it. */
  readonly onAllowed: (tell: () => void) => () => void;
};
