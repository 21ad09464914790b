import { isAllowedLevel } from "@cantina/domain/access";
import type { TimeZone } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Check, CircleDashed } from "lucide-react";
import type { Directa24Account } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/directa24.ts";
import { featureNames } from "../../texts/feature-names.ts";
import { Fact } from "../../ui/Fact.tsx";
import { ServiceHead } from "../../ui/ServiceHead.tsx";
import { momentText } from "../../ui/local-moment.ts";
import { DifferencesLink } from "../payment-differences/index.ts";
import { AssignedId } from "./AssignedId.tsx";
import { Directa24Fee } from "./Directa24Fee.tsx";

export interface Directa24Props {
  readonly account: Directa24Account;
  readonly zone: TimeZone;
}

/** The section of a cafeteria whose server reaches Directa24. */
export function Directa24({ account, zone }: Directa24Props) {
  const { profile } = useWorkplace();
  const { isAssigned, isLive, assignedAt } = account;
  const isHighest = isAllowedLevel("setDirecta24", profile.privilegeLevel);
  return (
    <Box display="flex" flexDirection="column" gap="3">
      <div>
        <ServiceHead
          name={featureNames.directa24}
          standing={isAssigned ? texts.assigned : texts.missing}
          {...(isAssigned ? { tone: "success", icon: <Check /> } : { tone: "warning", icon: <CircleDashed /> })}
        />
        <Box fontSize="14px" color="fg.muted">
          {isAssigned ? texts.assignedDetail : texts.missingDetail}
        </Box>
      </div>
      {isLive !== null && assignedAt !== null && (
        <Box
          as="dl"
          display="grid"
          gridTemplateColumns={{ base: "1fr", md: "max-content minmax(0, 1fr)" }}
          columnGap="4"
          rowGap="1"
          fontSize="14px"
          css={{ "& dd": { marginBottom: { base: "6px", md: 0 } } }}
        >
          <Fact label={texts.mode}>{isLive ? texts.live : texts.test}</Fact>
          <Fact label={texts.assignedAt}>{momentText(assignedAt, zone)}</Fact>
        </Box>
      )}
      {isHighest && <AssignedId account={account} />}
      {isAssigned && (
        <Box>
          <DifferencesLink />
        </Box>
      )}
      {isHighest && (
        <Box borderTopWidth="1px" mt="1" pt="4">
          <Directa24Fee account={account} />
        </Box>
      )}
    </Box>
  );
}
