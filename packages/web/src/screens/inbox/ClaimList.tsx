import { type Claim, claimAge, isOverdue } from "@cantina/domain/claims";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useMinute, useWorkplace } from "../../composition/workplace/index.ts";
import * as screens from "../../texts/screens.ts";
import { ageText } from "../../texts/claim-texts.ts";
import { ClaimCard } from "./parts/ClaimCard.tsx";

export function ClaimList({ claims }: { readonly claims: readonly Claim[] }) {
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const now = useMinute();
  if (cafeteria === undefined) return null;
  return (
    <Box as="ul" aria-label={screens.inbox} display="flex" flexDirection="column" gap="3">
      {claims.map((claim) => (
        <ClaimCard
          key={claim.id}
          claim={claim}
          age={ageText(claimAge(claim.dateTime, now, cafeteria.timeZone))}
          isOverdue={isOverdue(claim, now)}
        />
      ))}
    </Box>
  );
}
