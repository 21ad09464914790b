import { defineEndpoint } from "../endpoint/index.ts";
import { backups } from "./backups.wire.ts";

export const readBackups = defineEndpoint({
  method: "GET",
  path: "/backups",
  summary: "La última copia de seguridad y la última que se restauró y revisó",
  tag: "Sistema",
  access: "administerCafeterias",
  data: backups,
  errors: [],
});
