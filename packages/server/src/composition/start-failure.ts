import { type DatabaseFailure, databaseSentences, sentenceBy } from "../db/index.ts";
import { type MakeFailure, backupFailureText } from "../backup/index.ts";
import type { SealingKeyFailure } from "../secrets/index.ts";
import { type ConfigFailure, configSentences } from "./config.ts";

export type StartFailure =
  | DatabaseFailure
  | { readonly code: "NO_BACKUP_BEFORE_MIGRATION"; readonly failure: MakeFailure }
  | ConfigFailure
  | SealingKeyFailure
  | { readonly code: "PORT_TAKEN"; readonly port: number }
  | { readonly code: "PORT_FORBIDDEN"; readonly port: number }
  | { readonly code: "HOST_UNKNOWN"; readonly host: string }
  | { readonly code: "UNKNOWN_ARGUMENT"; readonly argument: string }
  | { readonly code: "DATABASE_ROLE_TOO_WEAK" }
  | { readonly code: "WEAK_ADMIN_PASSWORD" };

/** One sentence for the terminal of who starts the server. */
export const startSentence = sentenceBy<StartFailure>({
  ...databaseSentences,
  ...configSentences,
  SEALING_KEY_BROKEN: ({ file }) =>
    `La llave ${file} está dañada. Póngala de nuevo desde donde la guardó. Si no hay otra, borre ese archivo: se hace una nueva, y quienes habían vinculado sus cuentas las vinculan otra vez.`,
  SEALING_KEY_NOT_REACHED: ({ file, reason }) => `No se puede leer o escribir la llave ${file}: ${reason}.`,
  PORT_TAKEN: ({ port }) => `El puerto ${port} ya está en uso. Cierre el otro programa o elija otro puerto con PORT.`,
  PORT_FORBIDDEN: ({ port }) => `No hay permiso para atender en el puerto ${port}. Elija uno desde 1024 con PORT.`,
  HOST_UNKNOWN: ({ host }) => `Este equipo no tiene la dirección ${host}. Corrija HOST.`,
  UNKNOWN_ARGUMENT: ({ argument }) => `No se entiende «${argument}». La única opción es --empty.`,
  DATABASE_ROLE_TOO_WEAK: () =>
    "El usuario de DATABASE_URL no puede leer ni escribir las tablas. En DATABASE_OWNER_URL indique el usuario que es su dueño: él le da los permisos.",
  WEAK_ADMIN_PASSWORD: () =>
    "CANTINA_ADMIN_PASSWORD debe tener de 8 a 70 caracteres, con al menos una minúscula, una mayúscula y un número.",
  NO_BACKUP_BEFORE_MIGRATION: ({ failure }) =>
    `Los datos no se actualizaron, porque antes no se pudo hacer su copia de seguridad. ${backupFailureText(failure)} Otra carpeta se indica con CANTINA_BACKUPS.`,
});
