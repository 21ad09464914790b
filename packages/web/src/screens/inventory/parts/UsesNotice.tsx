import { Notice } from "../../../ui/Notice.tsx";

export interface UsesNoticeProps {
  readonly uses: { readonly consumables: readonly string[]; readonly products: readonly string[] };
  /** Something can stand in for it. */
  readonly isReplaceable: boolean;
}

const mostNamed = 6;

function namesText(names: readonly string[]): string {
  const more = names.length - mostNamed;
  return names.slice(0, mostNamed).join(", ") + (more > 0 ? ` y ${more} más` : "");
}

/** What a deletion touches. */
export function UsesNotice({ uses, isReplaceable }: UsesNoticeProps) {
  const names = [...uses.consumables, ...uses.products];
  if (names.length === 0) return <Notice kind="info">No está en ninguna receta.</Notice>;
  return (
    <Notice kind="warning">
      {isReplaceable
        ? `Se usa en recetas: ${namesText(names)}. Elija qué lo reemplaza.`
        : `Se quita de las recetas que lo usan: ${namesText(names)}.`}
    </Notice>
  );
}
