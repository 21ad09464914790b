import type { CategoryGroup } from "@cantina/domain/catalog";
import { ArrowDown, ArrowUp, ChevronDown, EllipsisVertical, ListChecks, Pencil, Plus, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Menu, type MenuItem } from "../../../ui/Menu.tsx";
import { tileTintAt } from "../../../ui/picture-view.ts";
import { CardList, type CardListProps } from "./CardList.tsx";
import styles from "./CategorySection.module.css";

export interface CategorySectionProps extends Pick<
  CardListProps,
  "mode" | "selected" | "helpId" | "onTouch" | "announce"
> {
  readonly group: CategoryGroup;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMoveCard: (productId: string, to: number) => void;
  readonly onMoveCategory: (by: -1 | 1) => void;
  readonly onAdd: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onSelectAll: () => void;
}

const countText = (count: number): string => (count === 1 ? "1 producto" : `${count} productos`);

export function CategorySection(props: CategorySectionProps) {
  const { group, mode, isFirst, isLast, onMoveCard, onMoveCategory, onAdd, onEdit, onDelete, onSelectAll } = props;
  const { category, products } = group;
  const bodyId = useId();
  const [isExpanded, setIsExpanded] = useState(true);
  const items: readonly (MenuItem | false)[] = [
    { id: "add", label: "Agregar producto", icon: <Plus aria-hidden />, onSelect: onAdd },
    { id: "edit", label: "Editar categoría", icon: <Pencil aria-hidden />, onSelect: onEdit },
    !isFirst && { id: "up", label: "Subir", icon: <ArrowUp aria-hidden />, onSelect: () => onMoveCategory(-1) },
    !isLast && { id: "down", label: "Bajar", icon: <ArrowDown aria-hidden />, onSelect: () => onMoveCategory(1) },
    { id: "delete", label: "Eliminar categoría", icon: <Trash2 aria-hidden />, onSelect: onDelete },
  ];
  return (
    <section aria-label={category.name}>
      <div className={styles["head"]}>
        <h2 style={{ flex: 1, minWidth: 0 }}>
          <button
            type="button"
            className={styles["toggle"]}
            style={{ width: "100%" }}
            aria-expanded={isExpanded}
            aria-controls={bodyId}
            onClick={() => setIsExpanded(!isExpanded)}
          >
            <ChevronDown aria-hidden size={20} />
            <span className={styles["name"]}>{category.name}</span>
            <span className={styles["count"]}>{countText(products.length)}</span>
          </button>
        </h2>
        {mode === "select" ? (
          <IconButton label={`Seleccionar todo en ${category.name}`} icon={<ListChecks />} onClick={onSelectAll} />
        ) : (
          <Menu
            label={`Acciones de ${category.name}`}
            items={items.filter((item) => item !== false)}
            trigger={(trigger) => (
              <IconButton label={`Acciones de ${category.name}`} icon={<EllipsisVertical />} {...trigger} />
            )}
          />
        )}
      </div>
      <div id={bodyId} hidden={!isExpanded}>
        {isExpanded && products.length === 0 && (
          <p className={styles["empty"]}>Todavía no hay productos en esta categoría.</p>
        )}
        {isExpanded && products.length > 0 && (
          <CardList
            label={`Productos de ${category.name}`}
            products={products}
            tint={tileTintAt(category.position)}
            mode={mode}
            selected={props.selected}
            helpId={props.helpId}
            onTouch={props.onTouch}
            onMove={onMoveCard}
            announce={props.announce}
          />
        )}
      </div>
    </section>
  );
}
