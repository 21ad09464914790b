import { namesText } from "../../../texts/names-text.ts";
import * as texts from "../../../texts/inventory-dialogs.ts";
import { Notice } from "../../../ui/Notice.tsx";

export interface UsesNoticeProps {
  readonly uses: { readonly consumables: readonly string[]; readonly products: readonly string[] };
  /** Something can stand in for it. */
  readonly isReplaceable: boolean;
}

/** What a deletion touches. */
export function UsesNotice({ uses, isReplaceable }: UsesNoticeProps) {
  const names = [...uses.consumables, ...uses.products];
  if (names.length === 0) return <Notice kind="info">{texts.noUses}</Notice>;
  return (
    <Notice kind="warning">
      {isReplaceable ? texts.replaceIn(namesText(names)) : texts.removedFrom(namesText(names))}
    </Notice>
  );
}
