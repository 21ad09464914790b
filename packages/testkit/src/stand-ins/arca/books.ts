/** What goes wrong with the next call of that kind. `after`: it was done all the same. */
export type ArcaFault =
  | { readonly kind: "reset" | "hang"; readonly when: "before" | "after" }
  | { readonly kind: "status"; readonly status: number; readonly when: "before" | "after" }
  /** A page of a proxy, with 200. */
  | { readonly kind: "html"; readonly when: "before" | "after" }
  /** The ticket is not good any more, whatever it is. */
  | { readonly kind: "expired" }
  /** Refused, or authorised with a remark. */
  | { readonly kind: "rejected" | "remarked" };

export type ArcaCall = "login" | "last" | "authorise" | "read";

export type KeptDocument = {
  readonly number: number;
  readonly day: string;
  readonly total: string;
  readonly net: string;
  readonly vat: string;
  readonly documentType: number;
  readonly pointOfSale: number;
  readonly cuit: string;
  readonly docType: string;
  readonly docNumber: string;
  readonly cae: string;
  readonly corrects: number | null;
  /** Somebody else's. */
  readonly isForeign: boolean;
};

/** Its own state: what it believes of tickets and of every series. */
export type ArcaBooks = {
  readonly series: Map<string, KeptDocument[]>;
  readonly faults: Record<ArcaCall, ArcaFault[]>;
  readonly complaints: string[];
  readonly disabledPoints: Set<number>;
  ticket: {
    readonly token: string;
    readonly sign: string;
    readonly expiresAt: number;
    readonly againAt: number;
  } | null;
  /** How long after a login another one is refused. */
  againMs: number;
  logins: number;
  lastCae: number;
};

export const newArcaBooks = (): ArcaBooks => ({
  series: new Map(),
  faults: { login: [], last: [], authorise: [], read: [] },
  complaints: [],
  disabledPoints: new Set(),
  ticket: null,
  againMs: 120_000,
  logins: 0,
  lastCae: 70_000_000_000_000,
});

export function seriesOf(books: ArcaBooks, cuit: string, pointOfSale: number, documentType: number): KeptDocument[] {
  const key = `${cuit}/${pointOfSale}/${documentType}`;
  const found = books.series.get(key) ?? [];
  books.series.set(key, found);
  return found;
}

export const nextCae = (books: ArcaBooks): string => {
  books.lastCae += 1;
  return String(books.lastCae);
};

export const compactDay = (offsetDays = 0): string =>
  new Date(Date.now() - 3 * 3_600_000 + offsetDays * 86_400_000).toISOString().slice(0, 10).replaceAll("-", "");
