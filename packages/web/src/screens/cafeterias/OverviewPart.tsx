import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { type Overview, overviewQuery } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/overview.ts";
import { AmountText } from "../../ui/AmountText.tsx";
import { KeyFigures } from "../../ui/KeyFigures.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { dateFieldText } from "../../ui/date-entry.ts";

/** What is wrong, the server's first. */
const illTexts = ({ ills, cafeterias }: Overview): readonly string[] => [
  ...ills.map((ill) => texts.serverIlls[ill]),
  ...cafeterias.flatMap(({ name, ills: own }) => own.map((ill) => texts.illOf(name, texts.cafeteriaIlls[ill]))),
];

/** How the server and its cafeterias are, as of now. CAFETERIA-30 CAFETERIA-31 */
export function OverviewPart() {
  const { sources } = useWorkplace();
  const { data, failureReason, refetch } = useQuery(overviewQuery(sources));
  return (
    <Loaded
      data={data}
      failure={failureReason}
      errorTitle={texts.unreadable}
      onRetry={() => void refetch()}
      height="92px"
    >
      {(overview) => <Shown overview={overview} />}
    </Loaded>
  );
}

/** An amount of each country; a single one needs no name. */
const Sales = ({ of }: { readonly of: Overview["salesByCountry"] }) =>
  of.map(({ countryName, amount }) => (
    <Box key={countryName}>
      {of.length > 1 && (
        <Box as="span" fontSize="13px" fontWeight="normal" color="fg.muted" me="2">
          {countryName}
        </Box>
      )}
      <AmountText amount={amount} />
    </Box>
  ));

function Shown({ overview }: { readonly overview: Overview }) {
  const { salesByCountry, provenBackupDay, version, cafeterias } = overview;
  const ills = illTexts(overview);
  return (
    <Box display="flex" flexDirection="column" gap="3">
      <KeyFigures
        label={texts.overview}
        figures={[
          { label: texts.salesToday, definition: texts.salesTodayHint, value: <Sales of={salesByCountry} /> },
          {
            label: texts.proven,
            definition: texts.provenHint,
            value: provenBackupDay === null ? texts.noneProven : dateFieldText(provenBackupDay),
          },
          { label: texts.version, definition: texts.versionHint, value: version },
          {
            label: texts.sick,
            definition: texts.sickHint,
            value: String(cafeterias.filter(({ ills: own }) => own.length > 0).length),
          },
        ]}
      />
      {ills.length > 0 && (
        <Notice kind="warning">
          <Box as="ul" listStyleType="none">
            {ills.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Box>
        </Notice>
      )}
    </Box>
  );
}
