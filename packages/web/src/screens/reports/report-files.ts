import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { ReportKind, ReportQuestion } from "@cantina/domain/report-filters";
import { type Report, type ReportTab } from "../../composition/desk/index.ts";
import type { ReportTable, TableCell, TableReport, TableRow } from "../../composition/device/index.ts";
import * as texts from "../../texts/reports.ts";
import * as words from "../../texts/words.ts";
import { dateFieldText } from "../../ui/date-entry.ts";
import { momentText, wallOf } from "../../ui/local-moment.ts";
import { breakdownOf } from "./breakdown.ts";
import { remarksOn } from "./remarks.ts";
import { ledgerTextOf } from "./told-together.ts";
import type { Narrowing } from "./use-narrowings.ts";

/** Of one filter, told in each of its ways. */
export type ToldReport = {
  readonly kind: ReportKind;
  readonly question: ReportQuestion;
  readonly narrowings: readonly Narrowing[];
  readonly cafeteria: Cafeteria;
  readonly told: readonly { readonly tab: ReportTab; readonly report: Report }[];
};

const text = (value: string): TableCell => ({ kind: "text", text: value });

/** As on the screen, without what is nothing. */
function tableOf({ cafeteria, question }: ToldReport, tab: ReportTab, report: Report): ReportTable {
  const { title, columns, lines, totals } = breakdownOf(tab, report, cafeteria, question.paymentMethod);
  return {
    title,
    columns,
    rows: [
      ...lines
        .filter(({ row }) => row !== null)
        .map(({ name, marks, cells }): TableRow => [text(texts.nameInFile(name, marks)), ...cells]),
      [text(words.total), ...totals],
    ],
    hasTotal: true,
  };
}

const tablesOf = (made: ToldReport): readonly ReportTable[] =>
  made.told.map(({ tab, report }) => tableOf(made, tab, report));

const narrowedTo = (narrowings: readonly Narrowing[]): readonly (readonly [string, string])[] =>
  narrowings.map(({ name, value }) => [name, value ?? texts.yes]);

const titleOf = ({ kind, question: { from, until } }: ToldReport): string =>
  texts.titleOf(kind, dateFieldText(from), dateFieldText(until));

/** What was asked, when, and whether it is what the ledger says. */
function filterTable(made: ToldReport): ReportTable {
  const { question, narrowings, cafeteria, told } = made;
  const [first] = told;
  const line = (name: string, value: TableCell): TableRow => [text(name), value];
  return {
    title: texts.filterSheet,
    columns: [
      { label: texts.filterName, kind: "text" },
      { label: texts.filterValue, kind: "text" },
    ],
    rows: [
      line(texts.cafeteria, text(cafeteria.name)),
      line(words.from, { kind: "day", day: question.from }),
      line(words.until, { kind: "day", day: question.until }),
      ...narrowedTo(narrowings).map(([name, value]) => line(name, text(value))),
      ...(first === undefined
        ? []
        : [
            line(texts.madeAt, { kind: "moment", wall: wallOf(first.report.readAt, cafeteria.timeZone) }),
            line(texts.ledger, text(ledgerTextOf(told))),
          ]),
      ...remarksOn(made.kind, question).map((remark) => line(texts.remark, text(remark))),
    ],
  };
}

/** A sheet for each way of telling it, and one that says what was asked. */
export const bookOf = (made: ToldReport): TableReport => ({
  title: titleOf(made),
  notes: [],
  tables: [...tablesOf(made), filterTable(made)],
});

/** The same to read on paper. */
export function paperOf(made: ToldReport): TableReport {
  const { cafeteria, narrowings, told } = made;
  const [first] = told;
  return {
    title: titleOf(made),
    notes: [
      cafeteria.name,
      ...narrowedTo(narrowings).map(([name, value]) => words.narrowed(name, value)),
      ...remarksOn(made.kind, made.question),
      ...(first === undefined
        ? []
        : [words.narrowed(texts.madeAt, momentText(first.report.readAt, cafeteria.timeZone)), ledgerTextOf(told)]),
    ],
    tables: tablesOf(made),
  };
}
