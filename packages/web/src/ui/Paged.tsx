import { lastPage } from "@cantina/domain/kernel";
import type { ReactNode } from "react";
import { Pager } from "./Pager.tsx";

/** Where the specification names no other. */
const pageSize = 25;

export interface PagedProps<Row> {
  /** The whole result. */
  readonly rows: readonly Row[];
  /** Counts from 0; one that is not there any more is the last one. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** What the whole result adds up to. */
  readonly sum?: ReactNode;
  /** The rows of one page. */
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A result that is all here, a page at a time. */
export function Paged<Row>({ rows, page, onPage, sum, children }: PagedProps<Row>) {
  const at = Math.min(page, lastPage(rows.length, pageSize));
  return (
    <>
      {children(rows.slice(at * pageSize, (at + 1) * pageSize))}
      <Pager page={at} pageSize={pageSize} totalCount={rows.length} onPage={onPage}>
        {sum}
      </Pager>
    </>
  );
}
