import { ChevronLeft, ChevronRight } from "lucide-react";
import * as texts from "../texts/ui.ts";
import { IconButton } from "./IconButton.tsx";
import { PageNumber, type PageNumberProps } from "./PageNumber.tsx";

/** The page before, the page by its number, the page after; nothing where there is one page alone. */
export const PageTurns = ({ page, last, onPage }: PageNumberProps) =>
  last > 0 && (
    <>
      <IconButton
        label={texts.previousPage}
        icon={<ChevronLeft />}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      />
      <PageNumber key={page} page={page} last={last} onPage={onPage} />
      <IconButton
        label={texts.nextPage}
        icon={<ChevronRight />}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      />
    </>
  );
