import { randomUUID } from "node:crypto";

import { uploadEndpoints } from "@cantina/contract/uploads";

import { crowdedFile } from "../../sheets/index.ts";
import { type TillClient, openTillClient } from "../till-client.ts";

export const uploaderPassword = "Cargadora2026";

export type UploadsAsked = {
  readonly way: "uploads";
  readonly url: string;
  /** Addresses of those who upload. */
  readonly emails: readonly string[];
  readonly seconds: number;
};

/** How often each outcome came. */
export type UploadsDone = { readonly outcomes: readonly (readonly [string, number])[] };

let clients: Promise<readonly TillClient[]> | undefined;
let file: Blob | undefined;

/** Each sends the crowdest file again and again, until the time is over and the last one is answered. */
export async function keepUploading({ url, emails, seconds }: UploadsAsked): Promise<UploadsDone> {
  clients ??= Promise.all(emails.map((email) => openTillClient(url, { email, password: uploaderPassword })));
  const sheet = (file ??= new Blob([new Uint8Array(crowdedFile())]));
  const outcomes = new Map<string, number>();
  const opened = await clients;
  const until = performance.now() + seconds * 1000;
  const loops = opened.map(async ({ call, cafeteriaId }) => {
    const request = { params: { cafeteriaId }, query: { dryRun: "true" as const } };
    while (performance.now() < until) {
      const options = { file: sheet, idempotencyKey: randomUUID(), patience: 60_000 };
      const tried = await call(uploadEndpoints.uploadProducts, request, options);
      const outcome = tried.ok
        ? "read"
        : tried.failure.code === "INVALID_UPLOAD"
          ? tried.failure.data
          : tried.failure.code;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  });
  await Promise.all(loops);
  return { outcomes: [...outcomes] };
}
