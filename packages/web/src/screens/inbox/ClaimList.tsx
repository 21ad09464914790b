import { type Claim, claimAge, isOverdue, toggledStatus } from "@cantina/domain/claims";
import { Box } from "@chakra-ui/react/box";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryRefusal, orReject } from "../../composition/failure.ts";
import { useMinute } from "../../composition/minute.ts";
import { cafeteriaQuery, queryKeys } from "../../composition/queries.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { ageText } from "../../texts/claim-texts.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { notify } from "../../ui/notify.ts";
import { ClaimCard } from "./parts/ClaimCard.tsx";

/** Drawn at once; the rest comes on request. */
const firstShown = 50;

export function ClaimList({ claims }: { readonly claims: readonly Claim[] }) {
  const { sources, queries } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const [limit, setLimit] = useState(firstShown);
  const now = useMinute();
  const change = useMutation({
    mutationFn: ({ id, status }: Claim) => orReject(sources.claims.changeStatus(id, toggledStatus(status))),
    onSuccess: (changed) => {
      queries.setQueryData<readonly Claim[]>(queryKeys.claims, (list) =>
        list?.map((claim) => (claim.id === changed.id ? changed : claim)),
      );
    },
    onError: (error) => {
      if (error instanceof QueryRefusal) void notify({ kind: "error", title: sentenceOf(error.failure) });
      void queries.invalidateQueries({ queryKey: queryKeys.claims });
    },
  });
  if (cafeteria === undefined) return null;
  return (
    <>
      <Box as="ul" aria-label="Reclamos" display="flex" flexDirection="column" gap="3">
        {claims.slice(0, limit).map((claim) => (
          <ClaimCard
            key={claim.id}
            claim={claim}
            age={ageText(claimAge(claim.dateTime, now, cafeteria.timeZone))}
            isOverdue={isOverdue(claim, now)}
            isChanging={change.isPending && change.variables.id === claim.id}
            onToggle={() => change.mutate(claim)}
          />
        ))}
      </Box>
      {claims.length > limit && (
        <Button variant="outline" colorPalette="gray" onClick={() => setLimit(limit + firstShown)}>
          {`Ver más (${claims.length - limit})`}
        </Button>
      )}
    </>
  );
}
