import { quantityText } from "@cantina/domain/inventory";
import { fileUnit } from "@cantina/domain/uploads";
import type { Mail } from "../mail/index.ts";
import type { LowLine, LowStockMail } from "./low-stock-mail.queries.ts";

// A line break in a name would begin another header, or another line.
const inOneLine = (text: string): string => text.replaceAll(/\s+/gu, " ");

function contactOf({ supplier }: LowLine): string {
  if (supplier === null) return "Se prepara en la cocina.";
  const { name, phoneNumber, email } = supplier;
  return `Proveedor: ${[name, phoneNumber, email]
    .filter((part) => part !== null)
    .map(inOneLine)
    .join(", ")}`;
}

const linesOf = (line: LowLine): readonly string[] => {
  const unit = fileUnit(line.unit);
  const [left, level] = [`${quantityText(line.availableQuantity)} ${unit}`, `${quantityText(line.alertLevel)} ${unit}`];
  return [`- ${inOneLine(line.name)}: hay ${left} (nivel de alerta: ${level})`, `  ${contactOf(line)}`];
};

/** Plain and short: what is low, how much is left, and whom to call. LOWSTOCK-02 */
export function lowStockLetter({ email, cafeteriaName, lines }: LowStockMail, publicUrl: string): Mail {
  const [only] = lines;
  const what =
    lines.length === 1 && only !== undefined ? `queda poco de ${only.name}` : `${lines.length} insumos bajos`;
  return {
    to: email,
    subject: inOneLine(`${cafeteriaName}: ${what}`),
    text: [
      `En ${inOneLine(cafeteriaName)} queda poco de:`,
      "",
      ...lines.flatMap(linesOf),
      "",
      `Para verlos, abra ${publicUrl}/inventory?tab=alerts`,
      "",
      "Se avisa una sola vez, cuando llegan a su nivel de alerta.",
    ].join("\n"),
  };
}
