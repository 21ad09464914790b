import type { PendingSalePort } from "@cantina/domain/sale";
import { type AttemptsInput, localAttempts } from "./local-attempts.ts";
import { storedPendingSale } from "./stored-sale.ts";

export const localPendingSales = (input: AttemptsInput): PendingSalePort =>
  localAttempts(input, { name: "pending-sale", schema: storedPendingSale });
