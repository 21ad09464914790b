/** Facts for one reader, kept while there is none. */
export type FactBox<T> = {
  readonly put: (fact: T) => void;
  /** Hands over what was kept, and then each new fact, until the returned function is called. */
  readonly read: (take: (fact: T) => void) => () => void;
};

export function factBox<T>(): FactBox<T> {
  let kept: readonly T[] = [];
  let reader: ((fact: T) => void) | null = null;
  return {
    put: (fact) => {
      if (reader === null) kept = [...kept, fact];
      else reader(fact);
    },
    read: (take) => {
      reader = take;
      const waiting = kept;
      kept = [];
      for (const fact of waiting) take(fact);
      return () => {
        if (reader === take) reader = null;
      };
    },
  };
}
