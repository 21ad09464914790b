import { paperText } from "@cantina/domain/printing";
import type { jsPDF } from "jspdf";

/** A title as one row of that many millimetres shows it, in the letters chosen last; what is cut ends in '…'. EXPORT-32 */
export function fitted(pdf: jsPDF, title: string, room: number): string {
  const shown = paperText(title);
  if (pdf.getTextWidth(shown) <= room) return shown;
  let kept = shown;
  while (kept !== "" && pdf.getTextWidth(`${kept}…`) > room) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}
