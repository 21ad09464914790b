import type { NewProductType } from "@cantina/domain/catalog-editing";
import { FileSpreadsheet, FolderPlus, PackagePlus, Percent, Plus } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { Menu } from "../../ui/Menu.tsx";

export interface AddMenuProps {
  readonly onProduct: (type: NewProductType) => void;
  readonly onCategory: () => void;
  readonly onUpload: () => void;
}

export const AddMenu = ({ onProduct, onCategory, onUpload }: AddMenuProps) => (
  <Menu
    label="Agregar"
    items={[
      { id: "product", label: "Producto", icon: <PackagePlus aria-hidden />, onSelect: () => onProduct("PRODUCT") },
      { id: "promotion", label: "Promoción", icon: <Percent aria-hidden />, onSelect: () => onProduct("PROMOTION") },
      { id: "category", label: "Categoría", icon: <FolderPlus aria-hidden />, onSelect: onCategory },
      { id: "upload", label: "Carga masiva (Excel)", icon: <FileSpreadsheet aria-hidden />, onSelect: onUpload },
    ]}
    trigger={(trigger) => (
      <Button {...trigger}>
        <Plus aria-hidden />
        Agregar
      </Button>
    )}
  />
);
