import { countUnsolved } from "@cantina/domain/claims";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { claimsQuery } from "../../composition/live-data/index.ts";
import { useNoonReminder, useWorkplace } from "../../composition/workplace/index.ts";
import { ClaimsBell } from "./parts/ClaimsBell.tsx";
import { NoonReminder } from "./parts/NoonReminder.tsx";

/** The bell, and below it, at noon, what it counts. */
export function ClaimsNotices() {
  const { sources } = useWorkplace();
  const { data: claims } = useQuery(claimsQuery(sources));
  const { reminder, dismiss } = useNoonReminder();
  const navigate = useNavigate();
  const open = (): void => {
    dismiss();
    void navigate({ to: "/inbox" });
  };
  return (
    <Box position="relative">
      <ClaimsBell unresolved={countUnsolved(claims ?? [])} onOpen={open} />
      {reminder !== null && <NoonReminder reminder={reminder} onOpen={open} onClose={dismiss} />}
    </Box>
  );
}
