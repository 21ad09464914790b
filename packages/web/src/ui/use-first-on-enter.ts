import { type KeyboardEvent, useEffect, useRef } from "react";

const moves: ReadonlySet<string> = new Set(["ArrowDown", "ArrowUp", "Home", "End"]);

type Search = {
  readonly query: string;
  /** The query that the options belong to; null: none yet. */
  readonly answered: string | null;
  readonly options: readonly { readonly id: string }[];
  readonly onSelect: (id: string) => void;
};

/**
 * Whoever types and presses Enter means the first of what they typed: not of what was listed some keys before, which a
 * busy machine may still show, and not nothing because the mark isn't drawn yet. Enter waits for the answer.
 */
export function useFirstOnEnter({ query, answered, options, onSelect }: Search) {
  /** The query whose answer is awaited. */
  const awaited = useRef<string | null>(null);
  /** Another option was marked by hand, below this query. */
  const hasMoved = useRef(false);
  const first = options[0]?.id;

  useEffect(() => {
    hasMoved.current = false;
  }, [query]);

  useEffect(() => {
    if (awaited.current === null || awaited.current !== query) {
      awaited.current = null;
      return;
    }
    if (answered !== query) return;
    awaited.current = null;
    if (first !== undefined) onSelect(first);
  });

  return {
    onKeyDownCapture: (event: KeyboardEvent): void => {
      if (moves.has(event.key)) hasMoved.current = true;
      if (event.key !== "Enter" || query === "" || hasMoved.current || event.nativeEvent.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      if (answered !== query) awaited.current = query;
      else if (first !== undefined) onSelect(first);
    },
  };
}
