import { startTransition, useEffect, useState } from "react";

/** The value once it has been left alone for so long, in milliseconds; what is drawn for it gives way to keys and pointers. */
export function useDebounced<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
