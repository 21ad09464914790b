/** The file that this page began with: its name changes with whatever any build changes. */
export const buildName = (page: Document = document): string =>
  page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute("src") ?? "";
