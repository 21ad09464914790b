/** Characters in a row of the paper; specification §9. */
export const ticketWidth = 36;

const length = (text: string): number => [...text].length;

/** Breaks at spaces; a word longer than a row is cut into rows. PRINT-01 */
export function wrapText(text: string, width: number = ticketWidth): readonly string[] {
  const rows: string[] = [];
  let row = "";
  for (const word of text.split(/\s+/u).filter((part) => part !== "")) {
    let rest = word;
    if (row !== "" && length(row) + 1 + length(rest) <= width) {
      row += ` ${rest}`;
      continue;
    }
    if (row !== "") rows.push(row);
    while (length(rest) > width) {
      rows.push([...rest].slice(0, width).join(""));
      rest = [...rest].slice(width).join("");
    }
    row = rest;
  }
  if (row !== "") rows.push(row);
  return rows;
}

/**
 * A text on the left and an amount on the right that is never cut; the text wraps beside it.
 * `lead` stands before the first row, and as much room before the others. PRINT-02
 */
export function textAndAmount(text: string, amount: string, lead = ""): readonly string[] {
  const room = ticketWidth - length(amount) - 1;
  const [first = "", ...more] = wrapText(text, room - length(lead));
  const left = lead + first;
  return [
    `${left}${" ".repeat(ticketWidth - length(left) - length(amount))}${amount}`,
    ...more.map((row) => " ".repeat(length(lead)) + row),
  ];
}

export function centered(text: string, width: number = ticketWidth): string {
  const cut = [...text].slice(0, width).join("");
  return `${" ".repeat(Math.floor((width - length(cut)) / 2))}${cut}`;
}
