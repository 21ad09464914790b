/** Below this server's own address, where who has it reads an invoice. INVOICING-07 */
export const invoicePath = (linkId: string): string => `/facturas/${linkId}`;
