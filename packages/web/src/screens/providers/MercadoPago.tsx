import { isAllowedLevel } from "@cantina/domain/access";
import { Box } from "@chakra-ui/react/box";
import { Check, CircleDashed, CircleOff, TriangleAlert } from "lucide-react";
import type { MercadoPagoLink } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { featureNames } from "../../texts/feature-names.ts";
import * as texts from "../../texts/mercado-pago.ts";
import { ServiceHead, type ServiceHeadProps } from "../../ui/ServiceHead.tsx";
import { LinkActions } from "./LinkActions.tsx";
import { LinkFacts, type LinkFactsProps } from "./LinkFacts.tsx";
import { MercadoPagoFees } from "./MercadoPagoFees.tsx";

const looks: Readonly<Record<MercadoPagoLink["status"], Pick<ServiceHeadProps, "tone" | "icon">>> = {
  NONE: { tone: "warning", icon: <CircleDashed /> },
  ACTIVE: { tone: "success", icon: <Check /> },
  DISABLED: { tone: "neutral", icon: <CircleOff /> },
  BROKEN: { tone: "error", icon: <TriangleAlert /> },
};

/** The section of a cafeteria whose server reaches Mercado Pago. */
export function MercadoPago({ link, zone }: LinkFactsProps) {
  const { profile } = useWorkplace();
  return (
    <Box display="flex" flexDirection="column" gap="3">
      <div>
        <ServiceHead name={featureNames.mercadoPago} standing={texts.states[link.status]} {...looks[link.status]} />
        <Box fontSize="14px" color="fg.muted">
          {texts.stateDetails[link.status]}
        </Box>
        {!link.canLink && (link.status === "NONE" || link.status === "BROKEN") && (
          <Box fontSize="14px" color="fg.muted" mt="1">
            {texts.onlyOwnCredentials}
          </Box>
        )}
      </div>
      {link.status !== "NONE" && <LinkFacts link={link} zone={zone} />}
      <LinkActions link={link} />
      {isAllowedLevel("setProviderFees", profile.privilegeLevel) && (
        <Box borderTopWidth="1px" mt="1" pt="4">
          <MercadoPagoFees fees={link.fees} />
        </Box>
      )}
    </Box>
  );
}
