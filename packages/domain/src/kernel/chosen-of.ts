/** The chosen one of what is on sale; the only one needs no choice. */
export const chosenOf = <Offer extends { readonly id: string }>(
  chosenId: Offer["id"] | null,
  offers: readonly Offer[],
): Offer | null =>
  offers.find(({ id }) => id === chosenId) ?? (chosenId === null && offers.length === 1 ? offers[0] : null) ?? null;
