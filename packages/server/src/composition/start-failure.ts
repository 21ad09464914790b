import { type DatabaseFailure, failureSentence, isDatabaseFailure } from "../db/index.ts";
import { type MakeFailure, backupFailureText } from "../backup/index.ts";
import type { ConfigFailure } from "./config.ts";

export type StartFailure =
  | DatabaseFailure
  | { readonly code: "NO_BACKUP_BEFORE_MIGRATION"; readonly failure: MakeFailure }
  | ConfigFailure
  | { readonly code: "PORT_TAKEN"; readonly port: number }
  | { readonly code: "PORT_FORBIDDEN"; readonly port: number }
  | { readonly code: "HOST_UNKNOWN"; readonly host: string }
  | { readonly code: "UNKNOWN_ARGUMENT"; readonly argument: string }
  | { readonly code: "DATABASE_ROLE_TOO_WEAK" }
  | { readonly code: "WEAK_ADMIN_PASSWORD" };

/** One sentence for the terminal of who starts the server. */
export function startSentence(failure: StartFailure): string {
  if (isDatabaseFailure(failure)) return failureSentence(failure);
  switch (failure.code) {
    case "WRONG_SETTING":
      return `${failure.name} debe ser ${failure.expected}.`;
    case "PORT_TAKEN":
      return `El puerto ${failure.port} ya está en uso. Cierre el otro programa o elija otro puerto con PORT.`;
    case "PORT_FORBIDDEN":
      return `No hay permiso para atender en el puerto ${failure.port}. Elija uno desde 1024 con PORT.`;
    case "HOST_UNKNOWN":
      return `Este equipo no tiene la dirección ${failure.host}. Corrija HOST.`;
    case "UNKNOWN_ARGUMENT":
      return `No se entiende «${failure.argument}». La única opción es --empty.`;
    case "DATABASE_ROLE_TOO_WEAK":
      return "El usuario de DATABASE_URL no puede leer ni escribir las tablas. En DATABASE_OWNER_URL indique el usuario que es su dueño: él le da los permisos.";
    case "WEAK_ADMIN_PASSWORD":
      return "CANTINA_ADMIN_PASSWORD debe tener de 8 a 70 caracteres, con al menos una minúscula, una mayúscula y un número.";
    case "NO_BACKUP_BEFORE_MIGRATION":
      return `Los datos no se actualizaron, porque antes no se pudo hacer su copia de seguridad. ${backupFailureText(failure.failure)} Otra carpeta se indica con CANTINA_BACKUPS.`;
  }
}
