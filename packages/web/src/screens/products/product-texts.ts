export const productCount = (count: number): string => (count === 1 ? "1 producto" : `${count} productos`);

const mostNames = 6;

/** The first few by name, the rest by number. */
export function namesText(products: readonly { readonly name: string }[]): string {
  const names = products.slice(0, mostNames).map(({ name }) => name);
  const rest = products.length - names.length;
  return rest === 0 ? names.join(", ") : `${names.join(", ")} y ${rest} más`;
}
