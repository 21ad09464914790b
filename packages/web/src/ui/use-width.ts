import { useCallback, useState } from "react";

/** The inner width of an element, kept up to date; `assumed` until it is there. In pixels. */
export function useWidth(
  assumed: number,
): readonly [width: number, ref: (element: HTMLElement | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(assumed);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(entry.contentRect.width);
    });
    setWidth(element.clientWidth);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, ref];
}
