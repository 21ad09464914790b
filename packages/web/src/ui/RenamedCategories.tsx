import * as words from "../texts/words.ts";
import * as desk from "../texts/ui-desk.ts";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";

interface Renamed {
  readonly id: string;
  readonly name: string;
  readonly formerName?: string;
}

export interface RenamedCategoriesProps<Category extends Renamed> {
  readonly categories: readonly Category[];
  readonly onEdit: (category: Category) => void;
}

/** Names that the product itself has changed, because a name stands once, until somebody saves each. EDIT-17 CLIENTS-18 */
export function RenamedCategories<Category extends Renamed>({ categories, onEdit }: RenamedCategoriesProps<Category>) {
  return categories.map((category) => {
    const { id, name, formerName } = category;
    if (formerName === undefined) return null;
    return (
      <Notice
        key={id}
        kind="warning"
        action={
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            aria-label={words.editNamed(name)}
            onClick={() => onEdit(category)}
          >
            {words.edit}
          </Button>
        }
      >
        {desk.categoryRenamed(formerName.trim(), name)}
      </Notice>
    );
  });
}
