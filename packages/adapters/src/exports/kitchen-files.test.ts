import { jsPDF } from "jspdf";
import { expect, test } from "vitest";
import type { KitchenPaper } from "./kitchen-paper.ts";
import { kitchenPdf } from "./kitchen-pdf.ts";

const orders = Array.from({ length: 40 }, (_, index) => ({
  diner: `Ñandú, Zoe ${index}`,
  time: "12:00",
  lines: ["1 x Milanesa con puré", "2 x Agua"],
  comments: index === 3 ? ["Nota: sin sal"] : [],
  warnings: index === 3 ? ["Alergias: Maní"] : [],
}));
const paper: KitchenPaper = {
  title: "Pedidos futuros",
  day: "Miércoles 25 de noviembre de 2026",
  place: "Comedor San Martín",
  figures: "40 pedidos · 120 unidades",
  summary: "Resumen",
  detail: "Detalle",
  goesOn: "(continúa)",
  page: ["página", "de"],
  products: [
    { units: 1234, name: "Menú del día con un nombre que no cabe en una línea de ese tamaño", notes: ["Contiene: 3"] },
    ...Array.from({ length: 14 }, (_, index) => ({ units: index, name: `Agua ${index}`, notes: ["1º A: 3"] })),
  ],
  classes: [
    { name: "Sala de 4", figures: "1 pedido", orders: orders.slice(0, 1) },
    { name: "1º A", figures: "40 pedidos", orders },
  ],
};

/** What is written on each page of a PDF that isn't packed: the size of the letters, and the words. */
function pagesOf(bytes: ArrayBuffer): readonly (readonly { readonly size: number; readonly words: string }[])[] {
  const file = new TextDecoder("latin1").decode(bytes);
  return [...file.matchAll(/stream\n([\s\S]*?)endstream/gu)]
    .map(([, content = ""]) => content)
    .filter((content) => content.includes("BT"))
    .map((content) => {
      let size = 0;
      return [...content.matchAll(/\/F\d+ ([\d.]+) Tf|\(((?:\\.|[^\\)])*)\) Tj/gu)].flatMap(([, at, words]) => {
        if (at !== undefined) size = Number(at);
        return words === undefined ? [] : [{ size, words: words.replaceAll(/\\([()\\])/gu, "$1") }];
      });
    });
}

test("[EXPORT-31] the kitchen's paper can be read from afar, and each page says what it is of", () => {
  const pages = pagesOf(kitchenPdf(paper, { isPacked: false }));
  expect(pages.length).toBeGreaterThan(4);
  for (const [index, page] of pages.entries()) {
    const said = page.map(({ words }) => words);
    expect(said).toContain(paper.day);
    expect(said).toContain("Comedor San Martín · Pedidos futuros");
    expect(said).toContain(`página ${index + 1} de ${pages.length}`);
  }
  const sizeOf = (words: string): number => pages.flat().find((part) => part.words === words)?.size ?? 0;
  // From two metres: a capital letter, 0.72 of its size, of 5 mm at least.
  for (const words of ["Ñandú, Zoe 0", "12:00", "2 x Agua", "Nota: sin sal", "Alergias: Maní", "1º A"])
    expect(sizeOf(words) * 0.72 * 0.353, words).toBeGreaterThanOrEqual(5);
  expect(sizeOf("Agua 3")).toBeGreaterThan(sizeOf("2 x Agua"));
  expect(sizeOf("1234")).toBeGreaterThan(sizeOf("Agua 3"));
  const isOfClass = pages.filter((page) => page.some(({ words }) => words.startsWith("Ñandú, Zoe")));
  const goesOn = pages.filter((page) => page.some(({ words }) => words === "1º A (continúa)"));
  expect(goesOn.length).toBe(isOfClass.length - 1);
  // Whole: as many names, and as many of each line, on each page.
  for (const page of isOfClass) {
    const diners = page.filter(({ words }) => words.startsWith("Ñandú")).length;
    expect(page.filter(({ words }) => words === "2 x Agua").length).toBe(diners);
  }
  expect(pages.flat().filter(({ words }) => words.startsWith("Ñandú")).length).toBe(41);
  expect(sizeOf("Alergias: Maní")).toBe(sizeOf("Nota: sin sal"));
});

test("[EXPORT-32] on the kitchen's paper the longest names of diners and classes break before what stands at the right", () => {
  const diner = "Fernández de la Fuente y Rodríguez Larreta, María de los Ángeles Guadalupe";
  const name = "Sala de cuatro años del turno tarde, con jornada extendida";
  const [first] = orders;
  const schoolClass = {
    name,
    figures: "40 pedidos · 1.120 unidades",
    orders: first === undefined ? [] : [{ ...first, diner }],
  };
  const place = "Comedor de la Escuela Normal Superior ".repeat(6);
  const pages = pagesOf(kitchenPdf({ ...paper, place, classes: [schoolClass] }, { isPacked: false }));
  const pdf = new jsPDF({ unit: "mm", format: "a4" });
  /** Its head and its figures are no bold ones. */
  const fontOf = (size: number): string => (size <= 18 ? "normal" : "bold");
  const widthOf = ({ words, size }: { readonly words: string; readonly size: number }): number =>
    pdf.setFont("helvetica", fontOf(size)).setFontSize(size).getTextWidth(words);
  const drawn = pages.flat();
  for (const part of drawn) expect(widthOf(part), part.words).toBeLessThanOrEqual(210 - 2 * 14);
  const rowsOf = (text: string) =>
    drawn.filter(({ words }) => words !== "" && text.includes(words) && words.length > 2);
  expect(
    rowsOf(diner)
      .map(({ words }) => words)
      .join(" "),
  ).toBe(diner);
  expect(
    rowsOf(name)
      .map(({ words }) => words)
      .join(" "),
  ).toBe(name);
  for (const part of rowsOf(diner)) expect(widthOf(part)).toBeLessThanOrEqual(182 - 22);
  const figures = drawn.find(({ words }) => words === schoolClass.figures);
  for (const part of rowsOf(name))
    expect(widthOf(part) + (figures === undefined ? 0 : widthOf(figures))).toBeLessThan(182);
});
