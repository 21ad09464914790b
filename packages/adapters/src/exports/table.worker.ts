import { byteOrderMark, csvRows } from "./csv-rows.ts";
import type { TableRow } from "./table-cell.ts";
import type { TableAnswer, TableOrder } from "./table-worker.messages.ts";

type Growing = {
  readonly addRows: (rows: readonly TableRow[]) => void;
  readonly file: () => Promise<Blob>;
};

type Start = Extract<TableOrder, { readonly type: "start" }>;

function growingCsv({ columns }: Start): Growing {
  const header = columns.map(({ label }) => ({ kind: "text", text: label }) as const);
  const parts = [byteOrderMark, csvRows([header])];
  return {
    addRows: (rows) => void parts.push(csvRows(rows)),
    file: async () => new Blob(parts, { type: "text/csv;charset=utf-8" }),
  };
}

async function growingSheet({ title, columns }: Start): Promise<Growing> {
  const { openSheet } = await import("./sheet-file.ts");
  const { addRows, bytes } = openSheet(title, columns);
  return { addRows, file: async () => new Blob([await bytes()], { type: sheetType }) };
}

async function growingPdf({ title, columns }: Start): Promise<Growing> {
  const { openPdf } = await import("./pdf-file.ts");
  const { addRows, bytes } = openPdf(title, columns);
  return { addRows, file: async () => new Blob([bytes()], { type: pdfType }) };
}

const growingOf = (start: Start): Promise<Growing> => {
  switch (start.format) {
    case "csv":
      return Promise.resolve(growingCsv(start));
    case "excel":
      return growingSheet(start);
    case "pdf":
      return growingPdf(start);
  }
};

let growing: Promise<Growing> | undefined;

const pdfType = "application/pdf";
const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const answer = (file: Blob): void => self.postMessage({ type: "file", file } satisfies TableAnswer);

async function reportFile({ format, report }: Extract<TableOrder, { readonly type: "report" }>): Promise<Blob> {
  if (format === "excel") {
    const { writeBook } = await import("./sheet-file.ts");
    return new Blob([await writeBook(report)], { type: sheetType });
  }
  const { writePdf } = await import("./pdf-report.ts");
  return new Blob([writePdf(report)], { type: pdfType });
}

/** What comes whole, in one order. */
type Whole = Extract<TableOrder, { readonly type: "template" | "report" | "kitchen" }>;

async function wholeFile(order: Whole): Promise<Blob> {
  switch (order.type) {
    case "template": {
      const { writeTemplate } = await import("./template-file.ts");
      return new Blob([await writeTemplate(order.template)], { type: sheetType });
    }
    case "report":
      return reportFile(order);
    case "kitchen": {
      const { kitchenPdf } = await import("./kitchen-pdf.ts");
      return new Blob([kitchenPdf(order.paper)], { type: pdfType });
    }
  }
}

async function obey(order: TableOrder): Promise<void> {
  switch (order.type) {
    case "template":
    case "report":
    case "kitchen":
      return answer(await wholeFile(order));
    case "start":
      growing = growingOf(order);
      return undefined;
    case "rows":
      return (await growing)?.addRows(order.rows);
    case "finish": {
      const table = await growing;
      return table === undefined ? undefined : answer(await table.file());
    }
  }
}

// One after the other, or rows could arrive before the sheet's code has loaded.
let queue: Promise<void> = Promise.resolve();
self.addEventListener("message", ({ data }: MessageEvent<TableOrder>) => {
  queue = queue.then(() => obey(data));
  // The page hears of it as an error of the worker.
  queue.catch((cause: unknown) =>
    setTimeout(() => {
      throw cause;
    }),
  );
});
