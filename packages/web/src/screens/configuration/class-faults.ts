/** Specification §5: a class needs a name. */
export const classNameFault = (name: string): string | undefined =>
  name.trim() === "" ? "El nombre es obligatorio" : undefined;
