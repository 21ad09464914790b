import { defineEndpoint } from "../endpoint/index.ts";
import { backups } from "./backups.wire.ts";

export const readBackups = defineEndpoint("Sistema", {
  method: "GET",
  path: "/backups",
  summary: "La última copia de seguridad y la última que se restauró y revisó",
  access: "administerCafeterias",
  data: backups,
});
