import { failureSentence, isDatabaseFailure } from "../db/index.ts";
import type { BackupFailure } from "./backup-order.ts";

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6).toLocaleString("es-AR")} MB`;

/** One sentence for who looks after the copies. */
export function backupFailureText(failure: Exclude<BackupFailure, { readonly code: "STOPPED" }>): string {
  if (isDatabaseFailure(failure)) return failureSentence(failure);
  switch (failure.code) {
    case "NO_ROOM":
      return `No hay lugar en ${failure.folder}: se necesitan ${megabytes(failure.needed)} y hay ${megabytes(failure.free)}.`;
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
    case "PASSPHRASE_MISSING":
      return `${failure.file} está cifrada. Indique su clave con CANTINA_BACKUP_PASSPHRASE.`;
    case "PASSPHRASE_WRONG":
      return `La clave de CANTINA_BACKUP_PASSPHRASE no es la de ${failure.file}.`;
  }
}
