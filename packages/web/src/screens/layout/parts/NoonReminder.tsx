import type { ClaimReminder } from "@cantina/domain/claims";
import { Box } from "@chakra-ui/react/box";
import { Inbox, TriangleAlert, X } from "lucide-react";
import { unsolvedText } from "../../../texts/claim-texts.ts";
import * as texts from "../../../texts/layout.ts";
import * as words from "../../../texts/words.ts";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";

export interface NoonReminderProps {
  readonly reminder: ClaimReminder;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Takes no focus: noon is when people sell. */
export function NoonReminder({ reminder, onOpen, onClose }: NoonReminderProps) {
  return (
    <Box
      role="status"
      aria-label={texts.noonNotice}
      position={{ base: "fixed", md: "absolute" }}
      top={{ base: "64px", md: "calc(100% + 10px)" }}
      insetEnd={{ base: "14px", md: "0" }}
      insetStart={{ base: "14px", md: "auto" }}
      w={{ md: "320px" }}
      zIndex="popover"
      p="4"
      borderWidth="1px"
      borderRadius="xl"
      bg="bg.panel"
      shadow="lg"
      display="flex"
      flexDirection="column"
      gap="3"
    >
      <Box display="flex" alignItems="center" gap="2.5" minH="9" pe="9" fontSize="16px" fontWeight="semibold">
        <Inbox aria-hidden size={20} />
        {unsolvedText(reminder.unsolved)}
      </Box>
      {reminder.hasOverdue && (
        <Box
          display="flex"
          alignItems="center"
          gap="2"
          px="3"
          py="2"
          borderRadius="lg"
          bg="bg.warning"
          color="fg.warning"
          textStyle="sm"
          fontWeight="medium"
        >
          <TriangleAlert aria-hidden size={18} />
          {texts.overdueClaims}
        </Box>
      )}
      <Button onClick={onOpen}>{texts.seeClaims}</Button>
      <Box position="absolute" top="2.5" insetEnd="2">
        <IconButton label={words.closeNotice} icon={<X />} onClick={onClose} />
      </Box>
    </Box>
  );
}
