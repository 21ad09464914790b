const collator = new Intl.Collator("es", { numeric: true });

/** As a person reads a list: 'Ábaco' before 'zapallo' before 'Zeta', 5 before 10. The database's collation by_name is the same. */
export const compareNames = (one: string, other: string): number => collator.compare(one, other);
