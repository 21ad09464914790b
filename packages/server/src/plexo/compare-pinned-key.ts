import { X509Certificate } from "node:crypto";
import { type Clock, type Result, accepted } from "@cantina/domain/kernel";
import type { ProviderFailure } from "@cantina/domain/payments";
import * as v from "valibot";
import { failed } from "../provider-calls/index.ts";
import { signedGateway } from "./signed-gateway.ts";
import type { SignedPlexoSettings } from "./signed-settings.ts";
import { serverKey } from "./transaction.wire.ts";

/** Whether Plexo hands out the certificate that is pinned. It is never taken from there. PLEXO-06 */
export async function comparePinnedKey(
  settings: SignedPlexoSettings,
  clock: Pick<Clock, "now">,
): Promise<Result<boolean, ProviderFailure>> {
  const answer = await signedGateway(settings, clock).askKey();
  if (!answer.ok) return answer;
  const read = v.safeParse(serverKey, answer.value);
  if (!read.success) return failed("INVALID");
  return accepted(Buffer.from(read.output.Key, "base64").equals(new X509Certificate(settings.serverCertificate).raw));
}
