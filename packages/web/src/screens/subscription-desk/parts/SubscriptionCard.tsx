import { weekdays } from "@cantina/domain/kernel";
import { type Subscription } from "@cantina/domain/subscriptions";
import { Box } from "@chakra-ui/react/box";
import { CalendarClock, Trash2, Users } from "lucide-react";
import { dinersOrNone } from "../../../texts/diners-text.ts";
import { weekdayNames } from "../../../texts/weekday-names.ts";
import * as texts from "../../../texts/subscription-desk.ts";
import * as words from "../../../texts/words.ts";
import * as its from "../../../texts/subscription-words.ts";
import { AmountText } from "../../../ui/AmountText.tsx";
import { CardHead } from "../../../ui/CardHead.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import styles from "./SubscriptionCard.module.css";

export interface SubscriptionCardProps {
  readonly subscription: Subscription;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onToggle: () => void;
}

export function SubscriptionCard({ subscription, onEdit, onDelete, onToggle }: SubscriptionCardProps) {
  const { name, payDayPrices, availableWeekDates, commensalIds, status } = subscription;
  const isActive = status === "ENABLED";
  const days = weekdays.filter((day) => availableWeekDates.includes(day)).map((day) => weekdayNames[day].slice(0, 3));
  return (
    <li className={styles["card"]} data-inactive={isActive ? undefined : ""}>
      {/* Stretched over the card; what stands above it keeps its own press. */}
      <button type="button" className={styles["edit"]} aria-label={words.editNamed(name)} onClick={onEdit} />
      <CardHead
        title={name}
        detail={days.length === 0 ? texts.noDeliveryDays : days.join(", ")}
        icon={<CalendarClock />}
        isActive={isActive}
      />
      <Box as="dl" display="flex" flexDirection="column" gap="1" fontSize="14px">
        {payDayPrices.map(({ day, price }) => (
          <Box key={day} display="flex" justifyContent="space-between" gap="3">
            <Box as="dt" color="fg.muted">
              {texts.fromDay(day)}
            </Box>
            <Box as="dd" fontWeight="semibold">
              <AmountText amount={price} isShort />
            </Box>
          </Box>
        ))}
      </Box>
      <Box display="flex" alignItems="center" gap="2" mt="auto" pt="1">
        <Box display="flex" alignItems="center" gap="1.5" flex="1" minW="0" fontSize="13px" color="fg.muted">
          <Users aria-hidden size={16} />
          {dinersOrNone(commensalIds.length)}
        </Box>
        {!isActive && (
          <Box position="relative">
            <IconButton label={words.deleteNamed(name)} icon={<Trash2 />} onClick={onDelete} />
          </Box>
        )}
        <Box position="relative" flexShrink="0">
          <Switch label={isActive ? its.active : its.inactive} checked={isActive} onChange={onToggle} />
        </Box>
      </Box>
    </li>
  );
}
