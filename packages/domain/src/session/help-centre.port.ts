import type { ProfileId, Result } from "../kernel/index.ts";

/** All that the help centre is told of whoever asks: nothing of diners, and no sums. HELP-02 */
export type HelpVisitor = {
  readonly appId: string;
  readonly profileId: ProfileId;
  readonly verificationHash: string;
  readonly username: string;
};

export type HelpCentreFailure = { readonly code: "HELP_CENTRE_UNREACHABLE" };

/** The help centre of one person, for as long as they are at work. HELP-03 */
export type HelpCentrePort = {
  readonly show: (visitor: HelpVisitor) => Promise<Result<null, HelpCentreFailure>>;
};
