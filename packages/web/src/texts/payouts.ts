export const lead = "Lo que Mattilda le pagó a la cafetería, tal como lo informa.";

export const totalBeforeFees = "Total antes de comisión";
export const totalDispersed = "Total dispersado";

export const download = "Descargar";
export const downloadNamed = (day: string): string => `Descargar la liquidación del ${day}`;
export const fileName = (day: string, ending: string): string => `liquidacion-${day}.${ending}`;
export const downloaded = (name: string): string => `Se descargó ${name}.`;
export const notDownloaded = "No se pudo descargar la liquidación";

export const none = "Todavía no hay liquidaciones";
export const noneHint = "Cuando Mattilda le pague a la cafetería, cada pago aparecerá aquí con su planilla.";

export const unreadable = "No se pudieron cargar las liquidaciones";
export const noAnswer = "Mattilda no respondió. No es un problema de su conexión: intente de nuevo en unos minutos.";

export const toProviders = "Ir a Proveedores";
