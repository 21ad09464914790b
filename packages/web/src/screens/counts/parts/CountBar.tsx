import { Box } from "@chakra-ui/react/box";
import { ClipboardCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { Count } from "../../../composition/desk/index.ts";
import * as texts from "../../../texts/counts.ts";
import { Button } from "../../../ui/Button.tsx";

export interface CountBarProps {
  readonly count: Pick<Count<string>, "step" | "entries" | "isKept" | "review" | "confirm" | "back">;
  /** What stands there is an amount, and nothing is wrong with it. */
  readonly counted: number;
  /** Things that can be counted. */
  readonly all: number;
}

/** Stays at the lower edge: how far the count is, and the way on. */
export function CountBar({ count, counted, all }: CountBarProps) {
  const { step, entries, isKept, review, confirm, back } = count;
  const isCounting = step === "counting";
  const isAsking = step === "asking" || step === "waiting";
  const canBook = step === "reviewed";
  return (
    <Bar isOneLine={isCounting}>
      <Box role="status" minW="0" flex={isCounting ? "1" : { base: "1 1 100%", md: "1" }} lineHeight="1.35">
        {isCounting && (
          <>
            <Box fontWeight="semibold">{texts.countedOf(counted, all)}</Box>
            <Box fontSize="13px" color="fg.muted">
              {entries.size > 0 && isKept ? texts.kept : texts.blind}
            </Box>
          </>
        )}
        {canBook && texts.notYet}
        {isAsking && texts.reviewing}
        {(step === "sending" || step === "uncertain") && texts.booking}
      </Box>
      {!isCounting && (isAsking || canBook) && (
        <Button variant="outline" colorPalette="gray" onClick={back}>
          {texts.backToCount}
        </Button>
      )}
      {isCounting || isAsking ? (
        <Button busy={isAsking} onClick={review}>
          {texts.review}
        </Button>
      ) : (
        <Button busy={!canBook} onClick={confirm}>
          <ClipboardCheck aria-hidden />
          {texts.book}
        </Button>
      )}
    </Bar>
  );
}

interface BarProps {
  readonly isOneLine: boolean;
  readonly children: ReactNode;
}

const Bar = ({ isOneLine, children }: BarProps) => (
  <Box
    position="sticky"
    bottom="3"
    zIndex="20"
    display="flex"
    flexWrap={isOneLine ? "nowrap" : "wrap"}
    alignItems="center"
    justifyContent="flex-end"
    gap="3"
    px="4"
    py="3"
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="18px"
    boxShadow="lg"
  >
    {children}
  </Box>
);
