export type CardAddress = {
  readonly paymentRequestToken: string;
  /** Given by the host app, which gets it back: a frame of somebody else's does not know it. */
  readonly nonce: string | null;
};

/** What the page was opened with: in the fragment, which no server and no log gets to see, or in the query of older apps. */
export function readCardAddress({ search, hash }: Pick<Location, "search" | "hash">): CardAddress {
  const [query, fragment] = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/u, ""))];
  const given = (name: string): string | null => fragment.get(name) ?? query.get(name);
  return { paymentRequestToken: given("paymentRequestToken") ?? "", nonce: given("nonce") };
}

/** Out of the query, and still there for a reload. */
export function hideCardAddress({ paymentRequestToken, nonce }: CardAddress): void {
  const kept = new URLSearchParams({ paymentRequestToken, ...(nonce !== null && { nonce }) });
  history.replaceState(history.state, "", `${location.pathname}#${kept.toString()}`);
}
