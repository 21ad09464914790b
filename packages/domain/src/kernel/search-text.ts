/** Lower case without accents, so that "Gomez" finds "Gómez". */
export const searchText = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLocaleLowerCase("es")
    .trim();

/** Every word of the query starts a word, or stands inside one, of the text. */
export function matchesSearch(searchable: string, query: string): boolean {
  return searchText(query)
    .split(/\s+/u)
    .every((word) => searchable.includes(word));
}
