const mostNames = 6;

/** The first few by name, the rest by number. */
export function namesText(names: readonly string[]): string {
  const shown = names.slice(0, mostNames).join(", ");
  const rest = names.length - mostNames;
  return rest > 0 ? `${shown} y ${rest} más` : shown;
}
