import type { TimeZone } from "@cantina/domain/kernel";
import { id } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type CountBooks, countQuery } from "../../composition/desk/index.ts";
import * as texts from "../../texts/counts.ts";
import * as history from "../../texts/history.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { PersonName } from "../../ui/PersonName.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { momentText } from "../../ui/local-moment.ts";
import { DifferenceList } from "./DifferenceList.tsx";
import type { CountKind } from "./count-kind.ts";

export interface CountDrawerProps {
  readonly kind: CountKind;
  readonly books: CountBooks;
  readonly zone: TimeZone;
  /** The count whose rows are open; "" for none. */
  readonly open: string;
  readonly onClose: () => void;
}

/** With units and money a row is wider than a drawer, whatever window that stands in. */
const always = Number.MAX_SAFE_INTEGER;

/** What one count found, thing by thing. */
export function CountDrawer({ kind, books, zone, open, onClose }: CountDrawerProps) {
  // It stays in sight while the drawer goes.
  const [last, setLast] = useState(open);
  if (open !== "" && open !== last) setLast(open);
  const { data, failureReason, isFetching, refetch } = useQuery(
    countQuery(books, last === "" ? null : id<"count">(last)),
  );
  return (
    <Dialog
      isDrawer
      isOpen={open !== ""}
      onClose={onClose}
      title={data === undefined ? texts.count : texts.countOf(momentText(data.dateTime, zone))}
    >
      {data === undefined && failureReason === null && <RowsSkeleton rows={6} />}
      {data === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title={texts.countUnreadable}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && (
        <Box display="flex" flexDirection="column" gap="3">
          {data.profile !== null && (
            <Box color="fg.muted">
              <PersonName person={data.profile} deletedText={history.deletedUser} />
            </Box>
          )}
          <DifferenceList kind={kind} books={books} rows={data.rows} cardsBelow={kind.hasCost ? always : 640} />
        </Box>
      )}
    </Dialog>
  );
}
