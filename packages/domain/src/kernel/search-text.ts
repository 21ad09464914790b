/** Lower case without accents, so that "Gomez" finds "Gómez". */
export const searchText = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLocaleLowerCase("es")
    .trim();

let lastQuery = "";
let lastWords: readonly string[] = [""];

/** Thousands of texts are held against the same query, one after the other. */
function wordsOf(query: string): readonly string[] {
  if (query !== lastQuery) {
    lastWords = searchText(query).split(/\s+/u);
    lastQuery = query;
  }
  return lastWords;
}

/** Every word of the query starts a word, or stands inside one, of the text. */
export const matchesSearch = (searchable: string, query: string): boolean =>
  wordsOf(query).every((word) => searchable.includes(word));
