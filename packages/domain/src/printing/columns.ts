/** Characters in a row of the paper; specification §9. */
export const ticketWidth = 36;

const length = (text: string): number => [...text].length;

/** Breaks at spaces; a word longer than a row is cut into rows. All rows but the first are `hanging` shorter. PRINT-01 */
export function wrapText(text: string, width: number = ticketWidth, hanging = 0): readonly string[] {
  const rows: string[] = [];
  const room = (): number => (rows.length === 0 ? width : width - hanging);
  let row = "";
  for (const word of text.split(/\s+/u).filter((part) => part !== "")) {
    let rest = word;
    if (row !== "" && length(row) + 1 + length(rest) <= room()) {
      row += ` ${rest}`;
      continue;
    }
    if (row !== "") rows.push(row);
    while (length(rest) > room()) {
      const cut = room();
      rows.push([...rest].slice(0, cut).join(""));
      rest = [...rest].slice(cut).join("");
    }
    row = rest;
  }
  if (row !== "") rows.push(row);
  return rows;
}

/** How far in the second row of an amount's label begins. */
const continued = 2;

/**
 * A text on the left and an amount on the right that is never cut; the text wraps beside it.
 * `lead` stands before the first row; the others stand below the text, or a little in from it without one. PRINT-02
 */
export function textAndAmount(text: string, amount: string, lead = ""): readonly string[] {
  const room = ticketWidth - length(amount) - 1;
  const hanging = lead === "" ? continued : 0;
  const [first = "", ...more] = wrapText(text, room - length(lead), hanging);
  const left = lead + first;
  return [
    `${left}${" ".repeat(ticketWidth - length(left) - length(amount))}${amount}`,
    ...more.map((row) => " ".repeat(length(lead) + hanging) + row),
  ];
}

export function centered(text: string, width: number = ticketWidth): string {
  const cut = [...text].slice(0, width).join("");
  return `${" ".repeat(Math.floor((width - length(cut)) / 2))}${cut}`;
}
