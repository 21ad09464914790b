import { type Cents } from "@cantina/domain/kernel";
import { Box, type BoxProps } from "@chakra-ui/react/box";
import { ChevronDown, Ticket, UserRoundSearch } from "lucide-react";
import * as texts from "../texts/ui.ts";
import * as words from "../texts/words.ts";
import { Avatar } from "./Avatar.tsx";
import { BalanceText } from "./BalanceText.tsx";

export interface DinerView {
  readonly id: string;
  readonly name: string;
  /** "3° B · Familia Gómez" */
  readonly detail: string;
  /** null: not told. */
  readonly balance: Cents | null;
  /** Known to administrators alone. */
  readonly isDeleted?: boolean;
  /** Uses of bought coupons that are left; none where it is not known. */
  readonly couponUses?: number;
}

export interface DinerCardProps extends Pick<
  BoxProps,
  "onClick" | "autoFocus" | "borderColor" | "aria-invalid" | "aria-describedby" | "aria-keyshortcuts"
> {
  readonly diner: DinerView | null;
  /** Who is chosen: a diner, or a client by the name that the specification has for one. */
  readonly kind?: texts.PersonKind;
  /** How somebody can be chosen. */
  readonly hint?: string | undefined;
  /** In front of a queue: no colour tells who owes. */
  readonly isDiscreet?: boolean;
}

/** Whom it is for, or the way to choose; the search that it gives way to opens by it. */
export function DinerCard(props: DinerCardProps) {
  const { diner, kind = "comensal", hint = texts.chooseByName, isDiscreet = false, ...button } = props;
  return (
    <Box
      as="button"
      {...{ type: "button" }}
      aria-label={diner === null ? texts.choosePerson(kind) : texts.changePerson(kind, diner.name)}
      data-opens
      display="flex"
      alignItems="center"
      gap="3"
      w="full"
      h={{ base: "60px", md: "61px" }}
      ps="10px"
      pe="10px"
      borderWidth="1px"
      borderRadius="xl"
      bg="bg.subtle"
      textAlign="start"
      focusVisibleRing="outside"
      _hover={{ borderColor: "border.emphasized" }}
      {...button}
    >
      {diner === null ? (
        <NoDiner title={texts.choosePerson(kind)} hint={hint} />
      ) : (
        <ChosenDiner diner={diner} isDiscreet={isDiscreet} />
      )}
      <Box aria-hidden flexShrink="0">
        <ChevronDown size={18} />
      </Box>
    </Box>
  );
}

function ChosenDiner({ diner, isDiscreet }: { readonly diner: DinerView; readonly isDiscreet: boolean }) {
  return (
    <>
      <Avatar name={diner.name} size={40} />
      <Box flex="1" minW="0" pb="0.5px">
        <Box fontSize="15px" fontWeight="semibold" lineHeight="19.5px" truncate>
          {diner.name}
        </Box>
        <Box display="flex" alignItems="center" gap="2" fontSize="13px" color="fg.muted" lineHeight="19.5px">
          <Box truncate>{diner.detail}</Box>
          {diner.isDeleted === true && <DeletedMark />}
          {diner.couponUses !== undefined && diner.couponUses > 0 && <CouponUses uses={diner.couponUses} />}
        </Box>
      </Box>
      {diner.balance !== null && <Balance amount={diner.balance} isDiscreet={isDiscreet} />}
    </>
  );
}

export const DeletedMark = () => (
  <Box flexShrink="0" color="fg.error" fontWeight="semibold">
    {words.deleted}
  </Box>
);

const Balance = ({ amount, isDiscreet }: { readonly amount: Cents; readonly isDiscreet: boolean }) => (
  <Box flexShrink="0" textAlign="end" pb="1px">
    <Box fontSize="12px" color="fg.muted" lineHeight="18px">
      {words.balance}
    </Box>
    <BalanceText as="div" isDiscreet={isDiscreet} amount={amount} fontSize="15px" fontWeight="bold" lineHeight="22px" />
  </Box>
);

function CouponUses({ uses }: { readonly uses: number }) {
  return (
    <Box
      as="span"
      title={texts.couponUsesLeft(uses)}
      display="inline-flex"
      alignItems="center"
      gap="1"
      flexShrink="0"
      color="brand.fg"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
    >
      <Ticket aria-hidden size={14} />
      <span aria-hidden>{uses}</span>
      <Box as="span" srOnly>
        {texts.couponUses(uses)}
      </Box>
    </Box>
  );
}

function NoDiner({ title, hint }: { readonly title: string; readonly hint: string }) {
  return (
    <>
      <Box
        aria-hidden
        display="grid"
        placeItems="center"
        boxSize="10"
        borderRadius="full"
        bg="bg.muted"
        color="fg.muted"
      >
        <UserRoundSearch size={20} />
      </Box>
      <Box flex="1" minW="0">
        <Box fontSize="15px" fontWeight="semibold" lineHeight="20px">
          {title}
        </Box>
        <Box fontSize="13px" color="fg.muted" lineHeight="18px" truncate>
          {hint}
        </Box>
      </Box>
    </>
  );
}
