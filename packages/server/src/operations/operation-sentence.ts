import { type BackupFileFailure, type FillFailure, type MakeFailure, backupSentences } from "../backup/index.ts";
import { type ConfigFailure, configSentences } from "../composition/index.ts";
import { type DatabaseFailure, sentenceBy } from "../db/index.ts";
import type { BrokenOff } from "./broken-off.ts";

export type OperationFailure =
  | DatabaseFailure
  | BackupFileFailure
  | FillFailure
  | MakeFailure
  | ConfigFailure
  | BrokenOff
  | { readonly code: "USAGE"; readonly usage: string }
  | { readonly code: "NOT_AN_INSTANT"; readonly text: string }
  | { readonly code: "NO_BOOKS" }
  | { readonly code: "NOT_EMBEDDED" }
  | { readonly code: "DATABASE_OLDER"; readonly migration: string };

const leftHalf = "Si era una restauración o una mudanza, borre antes lo que quedó a medio copiar.";

/** One sentence for the terminal of who asked for it. */
export const operationSentence = sentenceBy<OperationFailure>({
  ...backupSentences,
  ...configSentences,
  DATABASE_DISK_FULL: () =>
    `No queda lugar en el disco de la base de datos y el comando no terminó. Haga lugar y repítalo. ${leftHalf}`,
  DATABASE_LOST: ({ reason }) =>
    `La base de datos dejó de responder y el comando no terminó: ${reason}. Repítalo cuando responda. ${leftHalf}`,
  USAGE: ({ usage }) => `Uso: ${usage}`,
  NOT_AN_INSTANT: ({ text }) => `«${text}» no es un instante como 2026-11-01T00:00:00Z.`,
  NO_BOOKS: () => "Esta base de datos está vacía: no hay libros de Cantina en ella.",
  NOT_EMBEDDED: () =>
    "npm run upgrade-data es para la base de datos de la carpeta de datos. La de DATABASE_URL la actualiza quien administra ese PostgreSQL.",
  DATABASE_OLDER: ({ migration }) =>
    `La base de datos es de una versión anterior de Cantina (falta ${migration}). Inicie Cantina una vez para actualizarla.`,
});
