export { fillBooks } from "./fill-books.ts";
