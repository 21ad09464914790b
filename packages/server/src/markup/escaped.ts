const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text as it stands in HTML and XML, within quotes too. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => entities[sign] ?? sign);
