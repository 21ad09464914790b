import type { Part, Within } from "./part.ts";

export const toast = (page: Within, text: string | RegExp): Part =>
  page.getByRole("region", { name: /^Avisos/u }).getByText(text, { exact: true });
