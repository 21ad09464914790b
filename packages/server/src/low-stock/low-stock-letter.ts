import { quantityText } from "@cantina/domain/inventory";
import { fileUnit } from "@cantina/domain/uploads";
import { type LetterItem, type Mail, mailOf } from "../mail/index.ts";
import type { LowLine, LowStockMail } from "./low-stock-mail.queries.ts";

function contactOf({ supplier }: LowLine): string {
  if (supplier === null) return "Se prepara en la cocina.";
  const { name, phoneNumber, email } = supplier;
  return `Proveedor: ${[name, phoneNumber, email].filter((part) => part !== null).join(", ")}`;
}

function itemOf(line: LowLine): LetterItem {
  const unit = fileUnit(line.unit);
  // On a phone a line would end between the two.
  const [left, level] = [line.availableQuantity, line.alertLevel].map((some) => `${quantityText(some)}\u00A0${unit}`);
  return { name: line.name, facts: `hay ${left} (nivel de alerta: ${level})`, note: contactOf(line) };
}

/** Short: what is low, how much is left, and whom to call. LOWSTOCK-02 */
export function lowStockLetter({ email, cafeteriaName, lines }: LowStockMail, publicUrl: string): Mail {
  const [only] = lines;
  const what =
    lines.length === 1 && only !== undefined ? `queda poco de ${only.name}` : `${lines.length} insumos bajos`;
  return mailOf({
    to: email,
    subject: `${cafeteriaName}: ${what}`,
    parts: [
      { type: "words", text: `En ${cafeteriaName} queda poco de:` },
      { type: "items", items: lines.map(itemOf) },
      { type: "link", lead: "Para verlos, abra", label: "Ver las alertas", href: `${publicUrl}/inventory?tab=alerts` },
      { type: "words", text: "Se avisa una sola vez, cuando llegan a su nivel de alerta." },
    ],
  });
}
