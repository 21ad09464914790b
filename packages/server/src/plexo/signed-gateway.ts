import { type Clock, accepted } from "@cantina/domain/kernel";
import * as v from "valibot";
import { type Answered, askProvider, failed } from "../provider-calls/index.ts";
import { kindOf } from "./result-codes.ts";
import type { Told } from "./raw-json.ts";
import { openMessage, sealMessage, thumbprintOf } from "./signed-message.ts";
import type { SignedPlexoSettings } from "./signed-settings.ts";

const [longMs, limitMs] = [25_000, 10_000];

const said = v.object({ ResultCode: v.pipe(v.number(), v.integer()), Response: v.optional(v.unknown()) });

export type SignedGateway = {
  /** `isCharge`: it may have been done although nobody heard so. */
  readonly ask: (path: string, request: Told, isCharge: boolean) => Promise<Answered>;
  /** What it says of the certificate that is pinned. */
  readonly askKey: () => Promise<Answered>;
};

/** Calls whose request and answer are signed: what is not proven to be Plexo's says nothing. PLEXO-05 PLEXO-06 PLEXO-07 */
export function signedGateway(settings: SignedPlexoSettings, clock: Pick<Clock, "now">): SignedGateway {
  const { apiUrl, client, serverCertificate } = settings;
  async function call(
    path: string,
    { body, isCharge }: { readonly body?: string; readonly isCharge: boolean },
  ): Promise<Answered> {
    const answer = await askProvider(
      {
        url: `${apiUrl}/${path}`,
        method: body === undefined ? "GET" : "POST",
        headers: { accept: "application/json" },
        body,
        limitMs: isCharge ? longMs : limitMs,
        isCharge,
      },
      // Nobody signed it: of what was asked it says nothing.
      { codeOf: () => null, kindOf: () => (isCharge ? "OUTCOME_UNKNOWN" : "UNREACHABLE") },
    );
    if (!answer.ok) return answer;
    const opened = openMessage(answer.value.toString(), serverCertificate, clock.now());
    if (!opened.ok) return failed(isCharge ? "OUTCOME_UNKNOWN" : "UNAUTHORISED", opened.failure.code);
    const read = v.safeParse(said, opened.value);
    if (!read.success) return failed(isCharge ? "OUTCOME_UNKNOWN" : "INVALID");
    const { ResultCode: code, Response: response } = read.output;
    return code === 0 ? accepted(response) : failed(kindOf(code, isCharge), String(code));
  }
  return {
    ask: (path, request, isCharge) =>
      call(path, { body: sealMessage({ Client: client, Request: request }, settings, clock.now()), isCharge }),
    askKey: () => call(`Key/${thumbprintOf(serverCertificate)}`, { isCharge: false }),
  };
}
