import { searchText } from "@cantina/domain/kernel";

const smallWords = new Set(["de", "del", "la", "las", "los", "el", "y"]);
const kinds = new Set(["comedor", "cantina", "cafeteria", "kiosco", "buffet"]);

/** Initials that a person recognises: 'Comedor San Martín' gives SM. */
export function codePrefix(name: string): string {
  const words = searchText(name)
    .split(/[^a-z]+/u)
    .filter((word) => word !== "" && !smallWords.has(word));
  const telling = words.filter((word) => !kinds.has(word));
  const initials = (telling.length > 0 ? telling : words).slice(0, 3).map((word) => word.slice(0, 1));
  return initials.length === 0 ? "C" : initials.join("").toUpperCase();
}
