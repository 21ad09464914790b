/** Of a seller or commensal whom a filter names. */
export const personName = ({ name, isDeleted }: { readonly name: string; readonly isDeleted: boolean }): string =>
  isDeleted ? `${name} (Eliminado)` : name;
