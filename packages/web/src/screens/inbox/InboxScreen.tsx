import { isAdministratorLevel } from "@cantina/domain/access";
import { type Claim, countUnsolved, filterClaims } from "@cantina/domain/claims";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { Inbox, MessageSquarePlus, RotateCw } from "lucide-react";
import { Suspense, lazy, useDeferredValue, useMemo, useState } from "react";
import { claimsQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/inbox.ts";
import * as words from "../../texts/words.ts";
import * as screens from "../../texts/screens.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FoundList } from "../../ui/FoundList.tsx";
import { Page } from "../../ui/Page.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { ClaimList } from "./ClaimList.tsx";
import { anyClaims, claimFilterOf, inboxFields } from "./inbox-address.ts";
import { ClaimFilters } from "./parts/ClaimFilters.tsx";

// With the edit machine and the search for a client, which the list has no need of.
const NewClaimDialog = lazy(async () => ({ default: (await import("./NewClaimDialog.tsx")).NewClaimDialog }));

const none: readonly Claim[] = [];

/** Claims of clients, what is unresolved first. */
export function InboxScreen() {
  const { sources, profile } = useWorkplace();
  const read = useQuery(claimsQuery(sources));
  const claims = read.data ?? none;
  const [shown, change] = useAddress(inboxFields);
  const [isWriting, setIsWriting] = useState(false);
  const sought = useDeferredValue(shown);
  const found = useMemo(() => filterClaims(claims, claimFilterOf(sought)), [claims, sought]);
  return (
    <Page
      title={screens.inbox}
      action={
        isAdministratorLevel(profile.privilegeLevel) && (
          <Button onClick={() => setIsWriting(true)}>
            <MessageSquarePlus aria-hidden />
            {texts.create}
          </Button>
        )
      }
      more={[
        { id: "reload", label: words.reload, icon: <RotateCw aria-hidden />, onSelect: () => void read.refetch() },
      ]}
    >
      {claims.length > 0 && (
        <ClaimFilters shown={shown} onChange={change} total={claims.length} unsolved={countUnsolved(claims)} />
      )}
      <FoundList
        read={read}
        errorTitle={texts.unreadable}
        skeleton={<Loading />}
        empty={<EmptyState icon={<Inbox />} title={texts.none} detail={texts.noneHint} />}
        found={found}
        noResultTitle={texts.noneFound}
        onClear={() => change(anyClaims)}
        page={shown.page}
        onPage={(page) => change({ page })}
      >
        {(onPage) => <ClaimList claims={onPage} />}
      </FoundList>
      <Suspense fallback={null}>{isWriting && <NewClaimDialog onClose={() => setIsWriting(false)} />}</Suspense>
    </Page>
  );
}

function Loading() {
  return (
    <Box role="status" aria-label={texts.loading} display="flex" flexDirection="column" gap="3">
      <Skeleton height="44px" borderRadius="14px" />
      <Skeleton height="180px" borderRadius="18px" />
      <Skeleton height="180px" borderRadius="18px" />
      <Skeleton height="180px" borderRadius="18px" />
    </Box>
  );
}
