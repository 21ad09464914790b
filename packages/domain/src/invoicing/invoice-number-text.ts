/** 00003-00000042, as it stands on paper. */
export const invoiceNumberText = (pointOfSale: number, number: number): string =>
  `${String(pointOfSale).padStart(5, "0")}-${String(number).padStart(8, "0")}`;
