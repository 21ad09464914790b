import type { Member, PaymentState } from "@cantina/domain/subscriptions";
import { Box } from "@chakra-ui/react/box";
import { Check, Clock, TriangleAlert, UserRoundMinus } from "lucide-react";
import * as texts from "../../../texts/subscription-desk.ts";
import * as prompts from "../../../texts/sale-prompts.ts";
import { AmountText } from "../../../ui/AmountText.tsx";
import { Avatar } from "../../../ui/Avatar.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import { dateFieldText } from "../../../ui/date-entry.ts";

export interface MemberRowProps {
  readonly member: Member;
  readonly onUnlink: () => void;
}

/** Why it has not paid, in words. */
function Reason({ payment: { isPaid, price, lastRefusal } }: { readonly payment: PaymentState }) {
  if (isPaid || price === null) return null;
  const what = lastRefusal?.code === "NEGATIVE_BALANCE" ? texts.floorPassed : prompts.balanceShort;
  return (
    <Box fontSize="13px" color="fg.muted">
      {lastRefusal === null ? (
        texts.chargedTomorrow
      ) : (
        <>
          {`${texts.lackedOn(what, dateFieldText(lastRefusal.day).slice(0, 5))} `}
          <AmountText amount={lastRefusal.missing} />
        </>
      )}
    </Box>
  );
}

export function MemberRow({ member: { diner, payment }, onUnlink }: MemberRowProps) {
  const name = `${diner.commensal.firstName} ${diner.commensal.lastName}`;
  const detail = [diner.className, diner.client.username].filter((part) => part !== null).join(" · ");
  return (
    <Box as="li" display="flex" alignItems="center" gap="3" py="2" borderTopWidth="1px">
      <Avatar name={name} size={40} />
      <Box
        flex="1"
        minW="0"
        display="flex"
        flexDirection={{ base: "column", md: "row" }}
        alignItems={{ base: "flex-start", md: "center" }}
        gap={{ base: "1", md: "3" }}
      >
        <Box flex="1" minW="0" w="full">
          <Box fontSize="15px" fontWeight="medium" truncate>
            {name}
          </Box>
          <Box fontSize="13px" color="fg.muted" truncate>
            {detail}
          </Box>
        </Box>
        <Reason payment={payment} />
        <PaymentTag payment={payment} />
      </Box>
      <IconButton label={texts.unlinkNamed(name)} icon={<UserRoundMinus />} onClick={onUnlink} />
    </Box>
  );
}

function PaymentTag({ payment: { isPaid, price, lastRefusal } }: { readonly payment: PaymentState }) {
  if (isPaid)
    return (
      <Tag tone="success" icon={<Check />}>
        {texts.paid}
      </Tag>
    );
  if (price === null) return <Tag tone="neutral">{texts.notCharged}</Tag>;
  return (
    <Tag tone="warning" icon={lastRefusal === null ? <Clock /> : <TriangleAlert />}>
      {texts.unpaid}
    </Tag>
  );
}
