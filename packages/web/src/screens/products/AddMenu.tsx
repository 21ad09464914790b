import type { NewProductType } from "@cantina/domain/catalog-editing";
import { FileSpreadsheet, FolderPlus, PackagePlus, Percent, Plus } from "lucide-react";
import * as texts from "../../texts/products.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { Menu } from "../../ui/Menu.tsx";

export interface AddMenuProps {
  readonly onProduct: (type: NewProductType) => void;
  readonly onCategory: () => void;
  readonly onUpload: () => void;
}

export const AddMenu = ({ onProduct, onCategory, onUpload }: AddMenuProps) => (
  <Menu
    label={words.add}
    items={[
      { id: "product", label: texts.product, icon: <PackagePlus aria-hidden />, onSelect: () => onProduct("PRODUCT") },
      {
        id: "promotion",
        label: texts.promotion,
        icon: <Percent aria-hidden />,
        onSelect: () => onProduct("PROMOTION"),
      },
      { id: "category", label: words.category, icon: <FolderPlus aria-hidden />, onSelect: onCategory },
      { id: "upload", label: words.bulkUpload, icon: <FileSpreadsheet aria-hidden />, onSelect: onUpload },
    ]}
    trigger={(trigger) => (
      <Button {...trigger}>
        <Plus aria-hidden />
        {words.add}
      </Button>
    )}
  />
);
