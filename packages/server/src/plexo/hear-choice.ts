import type { Clock } from "@cantina/domain/kernel";
import type { ChoiceOutcome, HeardNotice, NoticeNews } from "../provider-calls/index.ts";
import { resultCodes } from "./result-codes.ts";
import { openMessage, sealMessage } from "./signed-message.ts";
import type { SignedPlexoSettings } from "./signed-settings.ts";
import { toldOf } from "./transaction.wire.ts";

const codes: Readonly<Record<ChoiceOutcome, number>> = {
  KEPT: resultCodes.ok,
  UNKNOWN_PAGE: resultCodes.sessionInvalid,
  ENDED: resultCodes.sessionExpired,
};

/** What Plexo tells of what a buyer chose, signed by it, and our answer, signed by us. PLEXO-06 PLEXO-09 */
export function hearChoice(
  settings: SignedPlexoSettings,
  clock: Pick<Clock, "now">,
  { body }: Pick<HeardNotice, "body">,
): NoticeNews {
  const { client, serverCertificate } = settings;
  const opened = openMessage(body.toString(), serverCertificate, clock.now());
  const told = opened.ok ? toldOf(opened.value) : null;
  if (told?.client !== client) return null;
  const reply = (outcome: ChoiceOutcome): string =>
    sealMessage({ Client: client, ResultCode: codes[outcome] }, settings, clock.now());
  return { paymentId: null, mark: "", told: { choice: told.choice, reply } };
}
