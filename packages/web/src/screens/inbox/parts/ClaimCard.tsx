import type { Claim } from "@cantina/domain/claims";
import { Box } from "@chakra-ui/react/box";
import { Check, Clock, TriangleAlert } from "lucide-react";
import { issueNames } from "../../../texts/claim-texts.ts";
import { Avatar } from "../../../ui/Avatar.tsx";
import { Button } from "../../../ui/Button.tsx";
import { EditNotice } from "../../../ui/EditNotice.tsx";
import { useClaimStatus } from "../use-claim-status.ts";
import { CopyPhoneButton } from "./CopyPhoneButton.tsx";

export interface ClaimCardProps {
  readonly claim: Claim;
  readonly age: string;
  readonly isOverdue: boolean;
}

export function ClaimCard({ claim, age, isOverdue }: ClaimCardProps) {
  const { edit, toggle } = useClaimStatus(claim);
  const isSolved = claim.status === "SOLVED";
  const people = claim.commensalNames.join(", ");
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns={{ base: "1fr", md: "minmax(0, 1fr) auto" }}
      gap={{ base: "3", md: "5" }}
      p="4"
      borderWidth="1px"
      borderColor={isOverdue ? "mango.border" : "border"}
      borderRadius="18px"
      bg="bg.panel"
    >
      <Box minW="0" display="flex" flexDirection="column" gap="2.5">
        <Box display="flex" alignItems="center" gap="3" minW="0">
          <Avatar name={claim.username} size={40} />
          <Box flex="1" minW="0">
            <Box as="h2" fontSize="16px" fontWeight="semibold" lineHeight="1.3" truncate>
              {claim.username}
            </Box>
            <Box fontSize="13px" color="fg.muted" lineHeight="1.4" truncate title={`${people} · ${claim.email}`}>
              {people === "" ? claim.email : `${people} · ${claim.email}`}
            </Box>
          </Box>
        </Box>
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="2" fontSize="13px">
          <Box px="2.5" py="1" borderRadius="full" bg="bg.muted" color="fg.muted" fontWeight="semibold">
            {issueNames[claim.issue]}
          </Box>
          <Age text={age} isOverdue={isOverdue} />
        </Box>
        <Box fontSize="15px" lineHeight="1.5" whiteSpace="pre-line" overflowWrap="anywhere">
          {claim.comments}
        </Box>
        <EditNotice edit={edit} />
      </Box>
      <Box
        display="flex"
        flexDirection={{ base: "row", md: "column" }}
        flexWrap="wrap"
        alignItems={{ base: "center", md: "stretch" }}
        justifyContent={{ base: "space-between", md: "flex-start" }}
        gap="2"
        w={{ md: "190px" }}
      >
        <Button
          variant={isSolved ? "subtle" : "outline"}
          aria-label={
            isSolved
              ? `Listo: volver a abrir el reclamo de ${claim.username}`
              : `Resolver el reclamo de ${claim.username}`
          }
          aria-pressed={isSolved}
          busy={edit.isSending}
          onClick={toggle}
        >
          {isSolved && !edit.isSending && <Check aria-hidden />}
          {isSolved ? "Listo" : "Resolver"}
        </Button>
        {claim.phoneNumber !== null && <CopyPhoneButton phone={claim.phoneNumber} />}
      </Box>
    </Box>
  );
}

function Age({ text, isOverdue }: { readonly text: string; readonly isOverdue: boolean }) {
  const Icon = isOverdue ? TriangleAlert : Clock;
  return (
    <Box
      display="inline-flex"
      alignItems="center"
      gap="1"
      color={isOverdue ? "fg.warning" : "fg.muted"}
      fontWeight={isOverdue ? "semibold" : "normal"}
    >
      <Icon aria-hidden size={14} />
      {isOverdue ? `${text} · más de 24 h` : text}
    </Box>
  );
}
