import type { TimeZone } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, Scale } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import {
  type PaymentDifference,
  type PaymentDifferences,
  paymentDifferencesQuery,
} from "../../composition/desk/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/payment-differences.ts";
import * as screens from "../../texts/screens.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Page } from "../../ui/Page.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { StaleNotice } from "../../ui/StaleNotice.tsx";
import { momentText } from "../../ui/local-moment.ts";
import { OpenDifferences, ResolvedDifferences } from "./DifferenceTable.tsx";
import { openOf } from "./open-of.ts";
import { useComparison } from "./use-comparison.ts";

// With the edit machine, which the list has no need of.
const ResolveDialog = lazy(async () => ({ default: (await import("./ResolveDialog.tsx")).ResolveDialog }));

/** What the providers' books say otherwise than ours. PROVIDER-06 */
export function DifferencesScreen() {
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data, failureReason, isFetching, refetch } = useQuery({
    ...paymentDifferencesQuery(sources),
    // When they were compared last is told by nobody.
    refetchOnMount: "always",
  });
  const { isComparing, compare } = useComparison(data);
  const isRead = data !== undefined && cafeteria !== undefined;
  return (
    <Page
      title={screens.paymentDifferences}
      action={
        <Button busy={isComparing} onClick={compare}>
          <Scale aria-hidden />
          {texts.compareNow}
        </Button>
      }
    >
      {data === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title={texts.unreadable}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && failureReason !== null && (
        <StaleNotice failure={failureReason}>{texts.maybeOld}</StaleNotice>
      )}
      {!isRead && failureReason === null && <RowsSkeleton rows={4} />}
      {isRead && <Differences read={data} zone={cafeteria.timeZone} />}
    </Page>
  );
}

function Differences({ read, zone }: { readonly read: PaymentDifferences; readonly zone: TimeZone }) {
  const [resolving, setResolving] = useState<PaymentDifference | null>(null);
  const { comparedAt, differences } = read;
  const open = openOf(read);
  const resolved = differences.filter(({ resolvedAt }) => resolvedAt !== null);
  return (
    <>
      <Box fontSize="14px" color="fg.muted" maxW="80ch" textWrap="pretty">
        {comparedAt === null ? texts.neverCompared : texts.comparedAt(momentText(comparedAt, zone))} {texts.lead}
      </Box>
      {open.length === 0 ? (
        <EmptyState
          icon={<CircleCheck />}
          title={texts.none}
          detail={comparedAt === null ? texts.noneYetHint : texts.noneHint}
        />
      ) : (
        <OpenDifferences
          differences={open}
          zone={zone}
          actions={(difference) => (
            <Button
              size="sm"
              variant="outline"
              colorPalette="gray"
              aria-label={texts.resolveNamed(difference.paymentId)}
              onClick={() => setResolving(difference)}
            >
              {words.solve}
            </Button>
          )}
        />
      )}
      {resolved.length > 0 && (
        <Disclosure summary={texts.resolvedCount(resolved.length)}>
          <ResolvedDifferences differences={resolved} zone={zone} />
        </Disclosure>
      )}
      {resolving !== null && (
        <Suspense fallback={null}>
          <ResolveDialog difference={resolving} onClose={() => setResolving(null)} />
        </Suspense>
      )}
    </>
  );
}
