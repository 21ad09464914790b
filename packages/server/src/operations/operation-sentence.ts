import { type BackupFileFailure, type FillFailure, type MakeFailure, backupFailureText } from "../backup/index.ts";
import type { ConfigFailure } from "../composition/index.ts";
import type { DatabaseFailure } from "../db/index.ts";

type OwnFailure =
  | ConfigFailure
  | { readonly code: "USAGE"; readonly usage: string }
  | { readonly code: "NOT_AN_INSTANT"; readonly text: string }
  | { readonly code: "NO_BOOKS" }
  | { readonly code: "NOT_EMBEDDED" }
  | { readonly code: "DATABASE_OLDER"; readonly migration: string };

export type OperationFailure = OwnFailure | DatabaseFailure | BackupFileFailure | FillFailure | MakeFailure;

const ownCodes: readonly string[] = [
  "WRONG_SETTING",
  "USAGE",
  "NOT_AN_INSTANT",
  "NO_BOOKS",
  "NOT_EMBEDDED",
  "DATABASE_OLDER",
] satisfies readonly OwnFailure["code"][];

const isOwn = (failure: OperationFailure): failure is OwnFailure => ownCodes.includes(failure.code);

/** One sentence for the terminal of who asked for it. */
export function operationSentence(failure: OperationFailure): string {
  if (!isOwn(failure)) return backupFailureText(failure);
  switch (failure.code) {
    case "USAGE":
      return `Uso: ${failure.usage}`;
    case "WRONG_SETTING":
      return `${failure.name} debe ser ${failure.expected}.`;
    case "NOT_AN_INSTANT":
      return `«${failure.text}» no es un instante como 2026-11-01T00:00:00Z.`;
    case "NO_BOOKS":
      return "Esta base de datos está vacía: no hay libros de Cantina en ella.";
    case "NOT_EMBEDDED":
      return "npm run upgrade-data es para la base de datos de la carpeta de datos. La de DATABASE_URL la actualiza quien administra ese PostgreSQL.";
    case "DATABASE_OLDER":
      return `La base de datos es de una versión anterior de Cantina (falta ${failure.migration}). Inicie Cantina una vez para actualizarla.`;
  }
}
