import type { Claim } from "@cantina/domain/claims";
import { Box } from "@chakra-ui/react/box";
import { Check, Clock, TriangleAlert } from "lucide-react";
import * as texts from "../../../texts/inbox.ts";
import * as words from "../../../texts/words.ts";
import { issueNames } from "../../../texts/claim-texts.ts";
import { Avatar } from "../../../ui/Avatar.tsx";
import { Button } from "../../../ui/Button.tsx";
import { EditNotice } from "../../../ui/EditNotice.tsx";
import { Tag } from "../../../ui/Tag.tsx";
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
      display="flex"
      flexDirection="column"
      gap="3"
      p="4"
      borderWidth="1px"
      borderColor={isOverdue ? "mango.border" : "border"}
      borderRadius="18px"
      bg="bg.panel"
    >
      <Box display="flex" alignItems="flex-start" gap="3" minW="0">
        <Avatar name={claim.username} size={52} />
        <Box flex="1" minW="0">
          <Box as="h2" fontSize="16px" fontWeight="semibold" lineHeight="1.3" truncate>
            {claim.username}
          </Box>
          <Box fontSize="13px" color="fg.muted" lineHeight="1.4" truncate title={`${people} · ${claim.email}`}>
            {people === "" ? claim.email : `${people} · ${claim.email}`}
          </Box>
        </Box>
      </Box>
      <Box display="flex" flexWrap="wrap" gap="1.5">
        <Tag tone="neutral">{issueNames[claim.issue]}</Tag>
        {isSolved && (
          <Tag tone="success" icon={<Check />}>
            {texts.solved}
          </Tag>
        )}
        <Tag tone={isOverdue ? "warning" : "neutral"} icon={isOverdue ? <TriangleAlert /> : <Clock />}>
          {isOverdue ? texts.overdue(age) : age}
        </Tag>
      </Box>
      <Box fontSize="15px" lineHeight="1.5" whiteSpace="pre-line" overflowWrap="anywhere">
        {claim.comments}
      </Box>
      <EditNotice edit={edit} />
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2" mt="auto">
        {claim.phoneNumber === null ? <span /> : <CopyPhoneButton phone={claim.phoneNumber} />}
        <Button
          variant={isSolved ? "subtle" : "outline"}
          minW="8rem"
          aria-label={isSolved ? texts.reopenOf(claim.username) : texts.solveOf(claim.username)}
          aria-pressed={isSolved}
          busy={edit.isSending}
          onClick={toggle}
        >
          {isSolved && !edit.isSending && <Check aria-hidden />}
          {isSolved ? words.done : words.solve}
        </Button>
      </Box>
    </Box>
  );
}
