import type { ConnectFailure } from "./connect-failure.ts";
import type { EmbeddedFailure } from "./embedded/index.ts";
import type { MigrationFailure } from "./migrate.ts";

export type DatabaseFailure = EmbeddedFailure | ConnectFailure | MigrationFailure;

const codes: Readonly<Record<DatabaseFailure["code"], true>> = {
  DATABASE_DID_NOT_START: true,
  DATABASE_LOGIN_REFUSED: true,
  DATABASE_MISSING: true,
  DATABASE_NEWER: true,
  DATABASE_OF_OTHER_MAJOR: true,
  DATABASE_UNFINISHED: true,
  DATABASE_UNKNOWN: true,
  DATABASE_UNREACHABLE: true,
  DATABASE_URL_INVALID: true,
  DATA_FOLDER_IN_USE: true,
  DATA_FOLDER_NOT_WRITABLE: true,
  ENGINE_NOT_FETCHED: true,
  MIGRATION_FAILED: true,
  PLATFORM_NOT_SUPPORTED: true,
};

/** For who has failures of more kinds, and leaves the words for these to `failureSentence`. */
export const isDatabaseFailure = (failure: { readonly code: string }): failure is DatabaseFailure =>
  Object.hasOwn(codes, failure.code);

const lastLine = (log: string): string => log.split("\n").at(-1) ?? "";

/** One sentence for the terminal of who starts the server. */
export const failureSentence = (failure: DatabaseFailure): string => {
  switch (failure.code) {
    case "DATA_FOLDER_NOT_WRITABLE":
      return `No se puede escribir en la carpeta de datos ${failure.folder}: ${failure.reason}. Elija otra con CANTINA_DATA.`;
    case "PLATFORM_NOT_SUPPORTED":
      return `No hay una base de datos incluida para ${failure.platform}. Indique un PostgreSQL con DATABASE_URL.`;
    case "DATABASE_DID_NOT_START":
      return `La base de datos no arrancó: ${lastLine(failure.log)}`;
    case "DATA_FOLDER_IN_USE":
      return `Cantina ya está abierta con la carpeta de datos ${failure.folder}. Ciérrela o elija otra con CANTINA_DATA.`;
    case "DATABASE_MISSING":
      return `Falta la base de datos de esta carpeta de datos; debería estar en ${failure.folder}. Restáurela o elija otra carpeta con CANTINA_DATA.`;
    case "DATABASE_OF_OTHER_MAJOR":
      return failure.data < failure.program
        ? `La base de datos de ${failure.folder} es de PostgreSQL ${failure.data} y este programa usa PostgreSQL ${failure.program}. Ejecute npm run upgrade-data: la pasa a la versión nueva y guarda la anterior.`
        : `La base de datos de ${failure.folder} es de PostgreSQL ${failure.data}, más nuevo que el PostgreSQL ${failure.program} de este programa. Actualice Cantina.`;
    case "ENGINE_NOT_FETCHED":
      return `No se pudo conseguir el motor de PostgreSQL ${failure.major}: ${failure.reason}. Revise la conexión a internet y repita npm run upgrade-data; los datos quedaron como estaban.`;
    case "DATABASE_URL_INVALID":
      return `DATABASE_URL no es una dirección de PostgreSQL válida (${failure.reason}).`;
    case "DATABASE_UNREACHABLE":
      return `No se pudo conectar con la base de datos: ${failure.reason}.`;
    case "DATABASE_LOGIN_REFUSED":
      return `La base de datos rechazó el usuario o la contraseña: ${failure.reason}.`;
    case "DATABASE_UNKNOWN":
      return `La base de datos indicada no existe: ${failure.reason}.`;
    case "DATABASE_NEWER":
      return `La base de datos es de una versión más nueva de Cantina (${failure.migration}). Actualice el programa.`;
    case "DATABASE_UNFINISHED":
      return "La base de datos quedó a medio copiar: una restauración o una mudanza se interrumpió. Bórrela y repita la copia.";
    case "MIGRATION_FAILED":
      return `No se pudo actualizar la base de datos (${failure.migration}): ${failure.reason}.`;
  }
};
