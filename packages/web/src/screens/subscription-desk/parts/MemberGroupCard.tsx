import type { Member, MemberGroup } from "@cantina/domain/subscriptions";
import { Box } from "@chakra-ui/react/box";
import { HandCoins } from "lucide-react";
import * as texts from "../../../texts/subscription-desk.ts";
import * as words from "../../../texts/words.ts";
import { AmountText } from "../../../ui/AmountText.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Disclosure } from "../../../ui/Disclosure.tsx";
import { MemberRow } from "./MemberRow.tsx";
import { PaidTag } from "./PaidTag.tsx";

export interface MemberGroupCardProps {
  readonly group: MemberGroup;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onCharge: () => void;
  readonly onUnlink: (member: Member) => void;
}

export function MemberGroupCard({ group, isOpen, onToggle, onCharge, onUnlink }: MemberGroupCardProps) {
  const { subscription, count, members } = group;
  const isActive = subscription.status === "ENABLED";
  const price = members.find(({ payment }) => payment.price !== null)?.payment.price ?? null;
  return (
    <Box as="section" aria-label={subscription.name} px="4" py="1" borderWidth="1px" borderRadius="18px" bg="bg.panel">
      <Disclosure
        isOpenAtFirst={isOpen}
        onToggle={onToggle}
        summary={
          <>
            <Box flex="1" minW="0" py="2">
              <Box fontWeight="semibold" truncate>
                {subscription.name}
              </Box>
              <Box fontSize="13px" color="fg.muted">
                {!isActive && texts.notChargedWhileOff}
                {isActive && price !== null && (
                  <>
                    {texts.costsToday} <AmountText amount={price} isShort />
                  </>
                )}
                {isActive && price === null && words.noDiners}
              </Box>
            </Box>
            <PaidTag count={count} />
          </>
        }
      >
        {members.length === 0 ? (
          <Box pb="3" fontSize="14px" color="fg.muted">
            {texts.noDinersYet}
          </Box>
        ) : (
          <Box as="ul" aria-label={texts.dinersOf(subscription.name)}>
            {members.map((member) => (
              <MemberRow key={member.payment.commensalId} member={member} onUnlink={() => onUnlink(member)} />
            ))}
          </Box>
        )}
        {isActive && count.paid < count.total && (
          <Box display="flex" justifyContent="flex-end" py="3" borderTopWidth="1px">
            <Button variant="outline" aria-label={texts.chargeNamed(subscription.name)} onClick={onCharge}>
              <HandCoins aria-hidden />
              {texts.charge}
            </Button>
          </Box>
        )}
      </Disclosure>
    </Box>
  );
}
