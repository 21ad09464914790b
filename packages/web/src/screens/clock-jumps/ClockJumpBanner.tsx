import type { TimeZone } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { AlarmClock } from "lucide-react";
import { type ClockJump, clockJumpsQuery, useClockJumpConfirmation } from "../../composition/desk/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import * as texts from "../../texts/clock-jumps.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { jumpText } from "./jump-text.ts";

/** On every screen of every administrator, until one of them has confirmed it; one jump after the other. CLOCK-05 */
export function ClockJumpBanner() {
  const { sources } = useWorkplace();
  const { data: [jump] = [] } = useQuery(clockJumpsQuery(sources));
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  if (jump === undefined || cafeteria === undefined) return null;
  return <Jump key={jump.id} jump={jump} zone={cafeteria.timeZone} />;
}

function Jump({ jump, zone }: { readonly jump: ClockJump; readonly zone: TimeZone }) {
  const { isSending, failure, submit } = useClockJumpConfirmation(jump);
  return (
    <Box
      role="alert"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent={{ base: "flex-start", md: "center" }}
      columnGap="3"
      rowGap="1.5"
      px="4"
      py="2"
      bg="bg.error"
      color="fg.error"
      borderBottomWidth="1px"
      borderColor="red.border"
      textStyle="sm"
      fontWeight="medium"
    >
      <Box display="flex" alignItems="center" gap="2.5" flex={{ base: "1 1 100%", md: "0 1 auto" }} maxW="90ch">
        <Box aria-hidden flexShrink="0">
          <AlarmClock size={18} />
        </Box>
        <div>
          {jumpText(jump, zone)}
          {failure !== null && <Box mt="1">{texts.notConfirmed(sentenceOf(failure))}</Box>}
        </div>
      </Box>
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        ms={{ base: "7", md: "0" }}
        busy={isSending}
        onClick={submit}
      >
        {words.confirm}
      </Button>
    </Box>
  );
}
