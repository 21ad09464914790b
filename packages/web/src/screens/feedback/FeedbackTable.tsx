import type { TimeZone } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import type { Suggestion } from "../../composition/desk/index.ts";
import * as texts from "../../texts/feedback.ts";
import * as history from "../../texts/history.ts";
import * as screens from "../../texts/screens.ts";
import * as words from "../../texts/words.ts";
import { EmailText } from "../../ui/EmailText.tsx";
import { PersonName } from "../../ui/PersonName.tsx";
import { Table, type TableColumn } from "../../ui/Table.tsx";
import { momentText } from "../../ui/local-moment.ts";

export interface FeedbackTableProps {
  readonly suggestions: readonly Suggestion[];
  /** Of all cafeterias: each says which. */
  readonly isOfAll: boolean;
  readonly zone: TimeZone;
  readonly isStale: boolean;
}

export function FeedbackTable({ suggestions, isOfAll, zone, isStale }: FeedbackTableProps) {
  return (
    <Table
      label={screens.feedback}
      cardsBelow={768}
      columns={columnsOf(isOfAll, zone)}
      rows={suggestions}
      rowKey={({ id }) => id}
      isStale={isStale}
    />
  );
}

function columnsOf(isOfAll: boolean, zone: TimeZone): readonly TableColumn<Suggestion>[] {
  const cafeteria: TableColumn<Suggestion> = { label: texts.cafeteria, cell: ({ cafeteriaName }) => cafeteriaName };
  return [
    {
      label: texts.suggestion,
      onCard: "name",
      // As it was written, also over several lines; much of it in bold is hard to read.
      cell: ({ suggestion }) => (
        <Box
          as="span"
          display="block"
          py="1.5"
          maxW="64ch"
          fontWeight="normal"
          whiteSpace="pre-line"
          overflowWrap="anywhere"
        >
          {suggestion}
        </Box>
      ),
    },
    {
      label: texts.from,
      cell: ({ username, email, isDeleted }) => (
        <>
          <PersonName person={{ name: username, isDeleted }} deletedText={history.deletedUser} />
          {email !== null && (
            <Box fontSize="13px" color="fg.muted">
              <EmailText email={email} />
            </Box>
          )}
        </>
      ),
    },
    ...(isOfAll ? [cafeteria] : []),
    {
      label: words.date,
      cell: ({ ts }) => (
        <Box as="span" whiteSpace="nowrap">
          {momentText(ts, zone)}
        </Box>
      ),
    },
  ];
}
