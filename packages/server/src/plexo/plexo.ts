import type { Clock } from "@cantina/domain/kernel";
import type { HostedProvider } from "@cantina/domain/payments";
import type { HeardNotice, NoticeNews } from "../provider-calls/index.ts";
import { hearChoice } from "./hear-choice.ts";
import { noticeProofs } from "./notice-proofs.ts";
import { plexoProvider } from "./plexo-provider.ts";
import type { PlexoSettings } from "./settings.ts";
import { signedPlexoProvider } from "./signed-provider.ts";

type Around = {
  /** From which the key is derived that seals the addresses of notices. */
  readonly secret: Uint8Array;
  readonly clock: Pick<Clock, "now">;
  /** Where a buyer comes back to, however it went. */
  readonly back: () => string;
  /** Where notices of that proof come; null: nowhere that it could reach. */
  readonly notices: (proof: string) => string | null;
};

export type Plexo = { readonly provider: HostedProvider; readonly hear: (notice: HeardNotice) => NoticeNews };

/** By that one of its interfaces which is configured. */
export function plexo(settings: PlexoSettings, { secret, clock, back, notices }: Around): Plexo {
  if (settings.flavour === "signed")
    return {
      provider: signedPlexoProvider(settings, { back }, clock),
      hear: (notice) => hearChoice(settings, clock, notice),
    };
  const proofs = noticeProofs(secret);
  return {
    provider: plexoProvider(settings, { back, notices: (paymentId) => notices(proofs.of(paymentId)) }, clock),
    hear: proofs.hear,
  };
}
