import type { DinerMeal } from "@cantina/domain/subscriptions";
import { Box } from "@chakra-ui/react/box";
import { Check, Utensils } from "lucide-react";
import * as texts from "../../../texts/meals.ts";
import * as words from "../../../texts/words.ts";
import { Button } from "../../../ui/Button.tsx";

export interface MealRowProps {
  readonly meal: DinerMeal;
  /** Left out where the diner is told already. */
  readonly hasDiner: boolean;
  readonly isBusy: boolean;
  readonly onDeliver: () => void;
}

export function MealRow({ meal, hasDiner, isBusy, onDeliver }: MealRowProps) {
  const { diner, name, status } = meal;
  const fullName = `${diner.commensal.firstName} ${diner.commensal.lastName}`;
  const detail = [diner.className, diner.commensal.allergies].filter((part) => part !== null).join(" · ");
  return (
    <Box
      as="li"
      display="flex"
      alignItems="center"
      gap="3"
      minH="60px"
      py="2"
      css={{ "& + &": { borderTopWidth: "1px" } }}
    >
      <Box
        aria-hidden
        display="grid"
        placeItems="center"
        boxSize="10"
        flexShrink="0"
        borderRadius="13px"
        bg={status === "PENDING" ? "mango.subtle" : "bg.muted"}
        color={status === "PENDING" ? "fg.warning" : "fg.muted"}
      >
        <Utensils size={18} />
      </Box>
      <Box flex="1" minW="0">
        <Box fontSize="15px" fontWeight="semibold" lineHeight="1.35" truncate>
          {hasDiner ? fullName : name}
        </Box>
        <Box fontSize="13px" color="fg.muted" lineHeight="1.4">
          {hasDiner ? [name, detail].filter((part) => part !== "").join(" · ") : texts.mealToday}
        </Box>
      </Box>
      {status === "PENDING" ? (
        <Button
          size="sm"
          variant="outline"
          aria-label={texts.deliverTo(name, fullName)}
          busy={isBusy}
          onClick={onDeliver}
        >
          {words.delivered}
        </Button>
      ) : (
        <Box
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          px="2"
          fontSize="14px"
          fontWeight="semibold"
          color="brand.fg"
        >
          <Check aria-hidden size={16} />
          {texts.completed}
        </Box>
      )}
    </Box>
  );
}
