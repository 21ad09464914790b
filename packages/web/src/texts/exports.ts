const formatNames = { csv: "CSV", excel: "Excel", pdf: "PDF" } as const;
type Format = keyof typeof formatNames;

/** Of an order, in one cell. */
export const itemOf = (quantity: number, name: string): string => `${quantity} x ${name}`;

/** What is told while a file is made of a table, and at its end. */
export const exporting = "Exportando…";
export const exportingPercent = (percent: number): string => `${exporting} ${percent} %`;
export const nothingToExport = "No hay datos para exportar";
export const exported = (format: Format): string => `Reporte exportado a ${formatNames[format]} exitosamente`;
export const notExported = (format: Format): string => `Error al exportar a ${formatNames[format]}`;
