import type { CategoryGroup } from "@cantina/domain/catalog";
import { ArrowDown, ArrowUp, ChevronDown, EllipsisVertical, ListChecks, Pencil, Plus, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { IconButton } from "../../../ui/IconButton.tsx";
import { productsText } from "../../../texts/products-text.ts";
import * as texts from "../../../texts/products.ts";
import * as words from "../../../texts/words.ts";
import { Menu, type MenuItem } from "../../../ui/Menu.tsx";
import { tileTintAt } from "../../../ui/picture-view.ts";
import { CardList, type CardListProps } from "./CardList.tsx";
import styles from "./CategorySection.module.css";

export interface CategorySectionProps extends Pick<
  CardListProps,
  "first" | "drawn" | "mode" | "laterMode" | "selected" | "rules" | "helpId" | "onTouch" | "announce"
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

export function CategorySection(props: CategorySectionProps) {
  const { group, mode, isFirst, isLast, onMoveCard, onMoveCategory, onAdd, onEdit, onDelete, onSelectAll } = props;
  // Where no card changes at once, its menu need not either: twenty of them would hold up the ones in sight.
  const headMode = props.first > 0 ? mode : props.laterMode;
  const { category, products } = group;
  const bodyId = useId();
  const [isExpanded, setIsExpanded] = useState(true);
  const items: readonly (MenuItem | false)[] = [
    { id: "add", label: words.addProduct, icon: <Plus aria-hidden />, onSelect: onAdd },
    { id: "edit", label: texts.editCategory, icon: <Pencil aria-hidden />, onSelect: onEdit },
    !isFirst && { id: "up", label: texts.moveUp, icon: <ArrowUp aria-hidden />, onSelect: () => onMoveCategory(-1) },
    !isLast && {
      id: "down",
      label: texts.moveDown,
      icon: <ArrowDown aria-hidden />,
      onSelect: () => onMoveCategory(1),
    },
    { id: "delete", label: words.deleteCategory, icon: <Trash2 aria-hidden />, onSelect: onDelete },
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
            <span className={styles["count"]}>{productsText(products.length)}</span>
          </button>
        </h2>
        {headMode === "select" ? (
          <IconButton label={texts.selectAllIn(category.name)} icon={<ListChecks />} onClick={onSelectAll} />
        ) : (
          <Menu
            label={words.actionsOf(category.name)}
            items={items.filter((item) => item !== false)}
            trigger={(trigger) => (
              <IconButton label={words.actionsOf(category.name)} icon={<EllipsisVertical />} {...trigger} />
            )}
          />
        )}
      </div>
      <div id={bodyId} hidden={!isExpanded}>
        {isExpanded && products.length === 0 && <p className={styles["empty"]}>{texts.categoryEmpty}</p>}
        {isExpanded && products.length > 0 && (
          <CardList
            label={texts.productsOf(category.name)}
            products={products}
            first={props.first}
            drawn={props.drawn}
            tint={tileTintAt(category.position)}
            mode={mode}
            laterMode={props.laterMode}
            selected={props.selected}
            rules={props.rules}
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
