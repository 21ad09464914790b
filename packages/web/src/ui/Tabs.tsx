import { Box } from "@chakra-ui/react/box";
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import styles from "./Tabs.module.css";

export interface TabsProps<Id extends string> {
  /** What is chosen from. */
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly label: string }[];
  readonly selectedId: Id;
  readonly onSelect: (id: Id) => void;
  /** Of the selected tab. */
  readonly children: ReactNode;
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** On a phone the selected one may stand beyond the edge. */
function showSelected(list: HTMLElement | null): void {
  const beyond = (tab: Element, end: number): number => Math.ceil(tab.getBoundingClientRect().right - end);
  const tab = list?.querySelector("[aria-selected=true]") ?? null;
  if (list !== null && tab !== null) list.scrollLeft += Math.max(0, beyond(tab, list.getBoundingClientRect().right));
}

/** The arrow keys move among the tabs, and what has the focus is shown. */
export function Tabs<Id extends string>({ label, tabs, selectedId, onSelect, children }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const labels = tabs.map((tab) => tab.label).join(" ");
  // A label may grow, by a count that it tells.
  useLayoutEffect(() => showSelected(list.current), [selectedId, labels]);
  function move(event: KeyboardEvent<HTMLElement>): void {
    const index = tabs.findIndex((tab) => tab.id === selectedId);
    const next = steps[event.key]?.(index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    document.getElementById(`${id}-${tab.id}`)?.focus();
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles["tabs"]} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            className={styles["tab"]}
            id={`${id}-${tab.id}`}
            role="tab"
            aria-selected={tab.id === selectedId}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selectedId ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selectedId}`}
        display="flex"
        flexDirection="column"
        gap="3"
      >
        {children}
      </Box>
    </>
  );
}
