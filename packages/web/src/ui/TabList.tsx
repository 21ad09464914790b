import { Box } from "@chakra-ui/react/box";
import type { KeyboardEvent } from "react";
import { Chip } from "./Chip.tsx";

export interface TabListProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly label: string }[];
  readonly selectedId: Id;
  readonly onSelect: (id: Id) => void;
  /** Of the element that shows the selected tab. */
  readonly panelId: string;
}

/** One stop for Tab, arrows move among the tabs; the panel is the caller's. */
export function TabList<Id extends string>({ label, tabs, selectedId, onSelect, panelId }: TabListProps<Id>) {
  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const at = tabs.findIndex(({ id }) => id === selectedId);
    const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab !== undefined) onSelect(tab.id);
    const button = event.currentTarget.children[next];
    if (button instanceof HTMLElement) button.focus();
  }
  return (
    <Box role="tablist" aria-label={label} display="flex" gap="2" onKeyDown={move}>
      {tabs.map(({ id, label: name }) => (
        <Chip
          key={id}
          role="tab"
          id={`${panelId}-${id}`}
          aria-selected={id === selectedId}
          aria-controls={panelId}
          tabIndex={id === selectedId ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {name}
        </Chip>
      ))}
    </Box>
  );
}
