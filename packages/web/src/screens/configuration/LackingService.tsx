import type { OutsideService } from "@cantina/domain/cafeteria";
import { Box } from "@chakra-ui/react/box";
import { CircleOff, Globe, ServerCog } from "lucide-react";
import { featureNames } from "../../texts/feature-names.ts";
import * as texts from "../../texts/outside-services.ts";
import { ServiceHead } from "../../ui/ServiceHead.tsx";
import type { TagProps } from "../../ui/Tag.tsx";

const looks: Readonly<Record<texts.LackingStanding, Pick<TagProps, "tone" | "icon">>> = {
  NOT_IN_COUNTRY: { tone: "neutral", icon: <Globe /> },
  SWITCHED_OFF: { tone: "neutral", icon: <CircleOff /> },
  NOT_CONFIGURED: { tone: "warning", icon: <ServerCog /> },
};

export interface LackingServiceProps {
  readonly service: OutsideService;
  readonly standing: texts.LackingStanding;
}

/** What it needs before there is anything to be filled in. CAFETERIA-27 */
export const LackingService = ({ service, standing }: LackingServiceProps) => (
  // One block wherever it stands: a card of settings spaces its blocks.
  <div>
    <ServiceHead name={featureNames[service]} standing={texts.standings[standing]} {...looks[standing]} />
    <Box fontSize="14px" color="fg.muted">
      {texts.reasonOf(service, standing)}
    </Box>
    {standing === "NOT_CONFIGURED" && (
      <Box fontSize="14px" color="fg.muted" mt="1">
        {texts.needs[service]}
      </Box>
    )}
  </div>
);
