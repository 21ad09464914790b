import { jsPDF } from "jspdf";
import type { KitchenClass, KitchenOrder, KitchenPaper, KitchenProduct } from "./kitchen-paper.ts";
import { paperText } from "@cantina/domain/printing";
import { fitted } from "./fitted.ts";

const ink = "#1f1c19";
const faint = "#5c554c";
const rule = "#b9af9f";
const warning = "#a3261a";

const margin = 14;
const top = 34;
const bottom = 16;

/**
 * Points; a millimetre is 2.83 of them. All that is worked by is read from two metres, where capitals of 5 mm are as
 * large as the eye wants them: these are 72 % of their size. Products are read from further, and their units from further still.
 */
const type = {
  title: 16,
  day: 24,
  units: 42,
  product: 28,
  note: 18,
  class: 26,
  diner: 21,
  line: 20,
  foot: 12,
} as const;
const lead = (size: number): number => size * 0.43;
const cap = (size: number): number => size * 0.255;

type Font = { readonly size: number; readonly isBold?: boolean; readonly color?: string };

/** A sheet that is written downwards; what doesn't fit begins the next one. */
function openSheets(paper: KitchenPaper, isPacked: boolean) {
  const pdf = new jsPDF({ orientation: "portrait", unit: "mm", format: "a4", compress: isPacked });
  const [width, height] = [pdf.internal.pageSize.getWidth(), pdf.internal.pageSize.getHeight()];
  let y = top;
  const font = ({ size, isBold = false, color = ink }: Font): void => {
    pdf
      .setFontSize(size)
      .setFont("helvetica", isBold ? "bold" : "normal")
      .setTextColor(color);
  };
  const text = (words: string, x: number, base: number, style: Font, align: "left" | "right" = "left"): void => {
    font(style);
    pdf.text(paperText(words), x, base, { align });
  };
  const wrap = (words: string, room: number, style: Font): readonly string[] => {
    font(style);
    return pdf.splitTextToSize(paperText(words), room) as string[];
  };
  function head(): void {
    text(paper.day, margin, 16, { size: type.day, isBold: true });
    font({ size: type.title });
    text(fitted(pdf, `${paper.place} · ${paper.title}`, width - 2 * margin), margin, 24, {
      size: type.title,
      color: faint,
    });
    pdf
      .setDrawColor(ink)
      .setLineWidth(0.6)
      .line(margin, 28, width - margin, 28);
    y = top;
  }
  head();
  return {
    room: width - 2 * margin,
    right: width - margin,
    text,
    wrap,
    y: () => y,
    down: (by: number): void => {
      y += by;
    },
    line: (): void => {
      pdf
        .setDrawColor(rule)
        .setLineWidth(0.2)
        .line(margin, y, width - margin, y);
    },
    isFull: (needed: number): boolean => y + needed > height - bottom,
    isFresh: (): boolean => y === top,
    turn: (): void => {
      pdf.addPage();
      head();
    },
    bytes: (): ArrayBuffer => {
      const count = pdf.getNumberOfPages();
      for (let page = 1; page <= count; page += 1) {
        pdf.setPage(page);
        const [word, of] = paper.page;
        text(`${word} ${page} ${of} ${count}`, width - margin, height - 8, { size: type.foot, color: faint }, "right");
      }
      pdf.setProperties({ title: `${paper.title}, ${paper.day}` });
      return pdf.output("arraybuffer");
    },
  };
}
type Sheets = ReturnType<typeof openSheets>;

/** Where the names of products begin, right of the widest number. */
const nameAt = 38;

function writeProduct(sheets: Sheets, { units, name, notes }: KitchenProduct): void {
  const room = sheets.room - nameAt;
  const names = sheets.wrap(name, room, { size: type.product, isBold: true });
  const noted = notes.flatMap((note) => sheets.wrap(note, room, { size: type.note }));
  const needed = Math.max(lead(type.units), names.length * lead(type.product) + noted.length * lead(type.note) + 2);
  if (sheets.isFull(needed + 6)) sheets.turn();
  const start = sheets.y() + 3;
  sheets.text(String(units), margin + nameAt - 6, start + cap(type.units), { size: type.units, isBold: true }, "right");
  names.forEach((part, index) =>
    sheets.text(part, margin + nameAt, start + cap(type.product) + 1.5 + index * lead(type.product), {
      size: type.product,
      isBold: true,
    }),
  );
  const below = start + 2 + names.length * lead(type.product);
  noted.forEach((part, index) =>
    sheets.text(part, margin + nameAt, below + cap(type.note) + index * lead(type.note), {
      size: type.note,
      color: faint,
    }),
  );
  sheets.down(needed + 6);
  sheets.line();
}

const timeRoom = 22;

function orderParts(sheets: Sheets, { diner, lines, comments, warnings }: KitchenOrder) {
  const room = sheets.room - timeRoom;
  return {
    names: sheets.wrap(diner, room, { size: type.diner, isBold: true }),
    lines: lines.flatMap((line) => sheets.wrap(line, room, { size: type.line })),
    comments: comments.flatMap((words) => sheets.wrap(words, room, { size: type.line, isBold: true })),
    warnings: warnings.flatMap((words) => sheets.wrap(words, room, { size: type.line, isBold: true })),
  };
}

const heightOf = ({ names, lines, comments, warnings }: ReturnType<typeof orderParts>): number =>
  names.length * lead(type.diner) + (lines.length + comments.length + warnings.length) * lead(type.line) + 4;

function writeOrder(sheets: Sheets, order: KitchenOrder, parts: ReturnType<typeof orderParts>): void {
  let base = sheets.y() + 3 + cap(type.diner);
  sheets.text(order.time, sheets.right, base, { size: type.diner, isBold: true }, "right");
  parts.names.forEach((part, index) => {
    if (index > 0) base += lead(type.diner);
    sheets.text(part, margin, base, { size: type.diner, isBold: true });
  });
  for (const line of parts.lines) {
    base += lead(type.line);
    sheets.text(line, margin + 4, base, { size: type.line });
  }
  for (const words of parts.comments) {
    base += lead(type.line);
    sheets.text(words, margin + 4, base, { size: type.line, isBold: true });
  }
  for (const words of parts.warnings) {
    base += lead(type.line);
    sheets.text(words, margin + 4, base, { size: type.line, isBold: true, color: warning });
  }
  sheets.down(heightOf(parts));
  sheets.line();
}

/** Of a class's units beside its name. */
const figuresRoom = 88;

const classNames = (sheets: Sheets, name: string): readonly string[] =>
  sheets.wrap(name, sheets.room - figuresRoom, { size: type.class, isBold: true });
const classHead = (names: readonly string[]): number => names.length * lead(type.class) + 4;

function writeClassHead(sheets: Sheets, names: readonly string[], figures: string): void {
  const base = sheets.y() + 3 + cap(type.class);
  names.forEach((part, index) =>
    sheets.text(part, margin, base + index * lead(type.class), { size: type.class, isBold: true }),
  );
  sheets.text(figures, sheets.right, base, { size: type.note, color: faint }, "right");
  sheets.down(classHead(names));
  sheets.line();
}

function writeClass(sheets: Sheets, { name, figures, orders }: KitchenClass, goesOn: string): void {
  if (!sheets.isFresh()) sheets.down(6);
  orders.forEach((order, index) => {
    const parts = orderParts(sheets, order);
    const isFirst = index === 0;
    const names = classNames(sheets, isFirst ? name : `${name} ${goesOn}`);
    const isTurned = sheets.isFull(heightOf(parts) + (isFirst ? classHead(names) : 0)) && !sheets.isFresh();
    if (isTurned) sheets.turn();
    if (isFirst || isTurned) writeClassHead(sheets, names, figures);
    writeOrder(sheets, order, parts);
  });
}

/** On A4: first what is to be made, then for whom, class by class. EXPORT-31 */
export function kitchenPdf(paper: KitchenPaper, { isPacked = true } = {}): ArrayBuffer {
  const sheets = openSheets(paper, isPacked);
  const figures = { size: type.note, color: faint };
  sheets.text(paper.summary, margin, sheets.y() + cap(type.class), { size: type.class, isBold: true });
  sheets.text(paper.figures, sheets.right, sheets.y() + cap(type.class), figures, "right");
  sheets.down(lead(type.class) + 1);
  sheets.line();
  sheets.down(2);
  for (const product of paper.products) writeProduct(sheets, product);
  sheets.turn();
  sheets.text(paper.detail, margin, sheets.y() + cap(type.class), { size: type.class, isBold: true });
  sheets.text(paper.figures, sheets.right, sheets.y() + cap(type.class), figures, "right");
  sheets.down(lead(type.class));
  for (const schoolClass of paper.classes) writeClass(sheets, schoolClass, paper.goesOn);
  return sheets.bytes();
}
