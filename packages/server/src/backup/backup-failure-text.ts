import { type Sentences, databaseSentences, sentenceBy } from "../db/index.ts";
import type { BackupFailure } from "./backup-order.ts";

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6).toLocaleString("es-AR")} MB`;

type Told = Exclude<BackupFailure, { readonly code: "STOPPED" }>;

export const backupSentences: Sentences<Told> = {
  ...databaseSentences,
  NO_ROOM: ({ folder, needed, free }) =>
    `No hay lugar en ${folder}: se necesitan ${megabytes(needed)} y hay ${megabytes(free)}.`,
  TARGET_NOT_EMPTY: () => "La base de datos de destino no está vacía, y no se sobrescribe nada. Elija una vacía.",
  COPY_NEWER: ({ migration }) =>
    `La copia es de una versión más nueva de Cantina (${migration}). Actualice el programa.`,
  FILE_EXISTS: ({ file }) => `El archivo ${file} ya existe y no se sobrescribe. Elija otro nombre.`,
  FILE_NOT_WRITABLE: ({ file, reason }) => `No se pudo escribir ${file}: ${reason}.`,
  FILE_NOT_READABLE: ({ file, reason }) => `No se pudo leer ${file}: ${reason}.`,
  BACKUP_BROKEN: ({ file, reason }) =>
    `${file} no es una copia de seguridad completa de Cantina (${reason}). No se cambió nada: use otra copia.`,
  PASSPHRASE_MISSING: ({ file }) => `${file} está cifrada. Indique su clave con CANTINA_BACKUP_PASSPHRASE.`,
  PASSPHRASE_WRONG: ({ file }) => `La clave de CANTINA_BACKUP_PASSPHRASE no es la de ${file}.`,
};

/** One sentence for who looks after the copies. */
export const backupFailureText = sentenceBy<Told>(backupSentences);
