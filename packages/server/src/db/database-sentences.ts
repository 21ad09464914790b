import type { ConnectFailure } from "./connect-failure.ts";
import type { EmbeddedFailure } from "./embedded/index.ts";
import type { MigrationFailure } from "./migrate.ts";
import type { Sentences } from "./sentences.ts";

export type DatabaseFailure = EmbeddedFailure | ConnectFailure | MigrationFailure;

/** initdb tidies up after the line that matters, and so does a server that ends. */
function reasonIn(log: string): string {
  const lines = log.split("\n");
  return lines.findLast((line) => /\b(?:FATAL|PANIC|error):/u.test(line)) ?? lines.at(-1) ?? "";
}

/** One for each, for the terminal of who starts the server. */
export const databaseSentences: Sentences<DatabaseFailure> = {
  DATA_FOLDER_NOT_WRITABLE: ({ folder, reason }) =>
    `No se puede escribir en la carpeta de datos ${folder}: ${reason}. Dele permiso a la cuenta que inicia Cantina; otra carpeta, con otros datos, se elige con CANTINA_DATA.`,
  PLATFORM_NOT_SUPPORTED: ({ platform }) =>
    `No hay una base de datos incluida para ${platform}. Indique un PostgreSQL con DATABASE_URL.`,
  DATABASE_DID_NOT_START: ({ log }) => `La base de datos no arrancó: ${reasonIn(log)}`,
  DATA_FOLDER_IN_USE: ({ folder }) =>
    `Cantina ya está abierta con la carpeta de datos ${folder}. Ciérrela o elija otra con CANTINA_DATA.`,
  DATABASE_MISSING: ({ folder }) =>
    `Falta la base de datos de esta carpeta de datos; debería estar en ${folder}. Restáurela o elija otra carpeta con CANTINA_DATA.`,
  DATABASE_OF_OTHER_MAJOR: ({ data, program, folder }) =>
    data < program
      ? `La base de datos de ${folder} es de PostgreSQL ${data} y este programa usa PostgreSQL ${program}. Ejecute npm run upgrade-data: la pasa a la versión nueva y guarda la anterior.`
      : `La base de datos de ${folder} es de PostgreSQL ${data}, más nuevo que el PostgreSQL ${program} de este programa. Actualice Cantina.`,
  ENGINE_NOT_FETCHED: ({ major, reason }) =>
    `No se pudo conseguir el motor de PostgreSQL ${major}: ${reason}. Revise la conexión a internet y repita npm run upgrade-data; los datos quedaron como estaban.`,
  DATABASE_URL_INVALID: ({ reason }) => `DATABASE_URL no es una dirección de PostgreSQL válida (${reason}).`,
  DATABASE_UNREACHABLE: ({ reason }) => `No se pudo conectar con la base de datos: ${reason}.`,
  DATABASE_LOGIN_REFUSED: ({ reason }) => `La base de datos rechazó el usuario o la contraseña: ${reason}.`,
  DATABASE_UNKNOWN: ({ reason }) => `La base de datos indicada no existe: ${reason}.`,
  DATABASE_NEWER: ({ migration }) =>
    `La base de datos es de una versión más nueva de Cantina (${migration}). Actualice el programa.`,
  DATABASE_UNFINISHED: () =>
    "La base de datos quedó a medio copiar: una restauración o una mudanza se interrumpió. Borre la carpeta de datos a la que se copiaba (o esa base, si es la de DATABASE_URL) y repita la copia.",
  MIGRATION_FAILED: ({ migration, reason }) => `No se pudo actualizar la base de datos (${migration}): ${reason}.`,
};
