/** What Inventario says of the plan before its code is there. */
export const production = "Producción";
export const inPdf = "Exportar a PDF";
export const print = "Imprimir";
export const notPrinted = "No se pudo imprimir el plan";
