import type { KeyboardEvent } from "react";
import * as texts from "../../../texts/sale.ts";
import { Chip } from "../../../ui/Chip.tsx";
import styles from "./CategoryTabs.module.css";

export interface CategoryTabsProps {
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  /** null: all. */
  readonly selectedId: string | null;
  readonly onSelect: (categoryId: string | null) => void;
}

/** Chips that filter: one stop for Tab, arrows move among them. */
export function CategoryTabs({ categories, selectedId, onSelect }: CategoryTabsProps) {
  const chips = [{ id: null, name: texts.everything }, ...categories];

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const at = chips.findIndex((chip) => chip.id === selectedId);
    const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: chips.length - 1 };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + chips.length) % chips.length;
    onSelect(chips[next]?.id ?? null);
    const button = event.currentTarget.children[next];
    if (button instanceof HTMLElement) button.focus();
  }

  return (
    <div role="toolbar" aria-label={texts.categories} className={styles["tabs"]} onKeyDown={move}>
      {chips.map((chip) => (
        <Chip
          key={chip.id ?? "all"}
          aria-pressed={chip.id === selectedId}
          tabIndex={chip.id === selectedId ? 0 : -1}
          onClick={() => onSelect(chip.id)}
        >
          {chip.name}
        </Chip>
      ))}
    </div>
  );
}
