import { notify } from "./notify.ts";

/** Of a stale form that could not begin anew. FORM-05 */
export const tellUnread = (): ReturnType<typeof notify> =>
  notify({ kind: "error", title: "No se pudo leer cómo está ahora. Lo que escribió sigue aquí." });
