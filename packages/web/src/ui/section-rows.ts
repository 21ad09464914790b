/** What a list of cards shows under one heading. */
export interface CardSection<Item> {
  readonly id: string;
  readonly items: readonly Item[];
}

/** A line of the virtual list: a section's heading, or as many cards as fit side by side. */
export type SectionRow<Section, Item> =
  | { readonly kind: "header"; readonly key: string; readonly section: Section; readonly isFirst: boolean }
  | { readonly kind: "cards"; readonly key: string; readonly items: readonly Item[] };

export const sectionRows = <Section extends CardSection<Item>, Item extends { readonly id: string }>(
  sections: readonly (Section & CardSection<Item>)[],
  columns: number,
): readonly SectionRow<Section, Item>[] =>
  sections.flatMap((section, at): readonly SectionRow<Section, Item>[] => [
    { kind: "header", key: section.id, section, isFirst: at === 0 },
    ...Array.from({ length: Math.ceil(section.items.length / columns) }, (_, row): SectionRow<Section, Item> => {
      const items = section.items.slice(row * columns, (row + 1) * columns);
      return { kind: "cards", key: `${section.id} ${items[0]?.id ?? ""}`, items };
    }),
  ]);

/** As many as `repeat(auto-fill, minmax(narrowest, 1fr))` would give. In pixels. */
export const columnsFor = (width: number, gap: number, narrowest: number): number =>
  Math.max(1, Math.floor((width + gap) / (narrowest + gap)));
