import type { BackupFileFailure, FillFailure } from "../backup/index.ts";
import type { ConfigFailure } from "../composition/index.ts";
import { type DatabaseFailure, failureSentence } from "../db/index.ts";

export type OperationFailure =
  | DatabaseFailure
  | ConfigFailure
  | BackupFileFailure
  | FillFailure
  | { readonly code: "USAGE"; readonly usage: string }
  | { readonly code: "NOT_AN_INSTANT"; readonly text: string }
  | { readonly code: "NO_BOOKS" }
  | { readonly code: "DATABASE_OLDER"; readonly migration: string };

/** One sentence for the terminal of who asked for it. */
export function operationSentence(failure: OperationFailure): string {
  switch (failure.code) {
    case "USAGE":
      return `Uso: ${failure.usage}`;
    case "WRONG_SETTING":
      return `${failure.name} debe ser ${failure.expected}.`;
    case "NOT_AN_INSTANT":
      return `«${failure.text}» no es un instante como 2026-11-01T00:00:00Z.`;
    case "NO_BOOKS":
      return "Esta base de datos está vacía: no hay libros de Cantina en ella.";
    case "DATABASE_OLDER":
      return `La base de datos es de una versión anterior de Cantina (falta ${failure.migration}). Inicie Cantina una vez para actualizarla.`;
    case "TARGET_NOT_EMPTY":
      return "La base de datos de destino no está vacía, y no se sobrescribe nada. Elija una vacía.";
    case "COPY_NEWER":
      return `La copia es de una versión más nueva de Cantina (${failure.migration}). Actualice el programa.`;
    case "FILE_EXISTS":
      return `El archivo ${failure.file} ya existe y no se sobrescribe. Elija otro nombre.`;
    case "FILE_NOT_WRITABLE":
      return `No se pudo escribir ${failure.file}: ${failure.reason}.`;
    case "FILE_NOT_READABLE":
      return `No se pudo leer ${failure.file}: ${failure.reason}.`;
    case "BACKUP_BROKEN":
      return `${failure.file} no es una copia de seguridad completa de Cantina (${failure.reason}). No se cambió nada.`;
    case "DATABASE_DID_NOT_START":
    case "DATABASE_LOGIN_REFUSED":
    case "DATABASE_MISSING":
    case "DATABASE_NEWER":
    case "DATABASE_UNFINISHED":
    case "DATABASE_UNKNOWN":
    case "DATABASE_UNREACHABLE":
    case "DATABASE_URL_INVALID":
    case "DATA_FOLDER_IN_USE":
    case "DATA_FOLDER_NOT_WRITABLE":
    case "MIGRATION_FAILED":
    case "PLATFORM_NOT_SUPPORTED":
      return failureSentence(failure);
  }
}
