import { Box } from "@chakra-ui/react/box";
import { Check, CircleDashed } from "lucide-react";
import type { MercadoPagoLink } from "../../composition/desk/index.ts";
import { featureNames } from "../../texts/feature-names.ts";
import * as texts from "../../texts/mercado-pago.ts";
import { ServiceHead } from "../../ui/ServiceHead.tsx";

/** The section of a cafeteria whose server links wallets: they pay the account that is linked with Mercado Pago. */
export function WalletConnect({ link: { status } }: { readonly link: MercadoPagoLink }) {
  const isActive = status === "ACTIVE";
  return (
    <div>
      <ServiceHead
        name={featureNames.walletConnect}
        standing={isActive ? texts.states.ACTIVE : texts.walletWaits}
        tone={isActive ? "success" : "warning"}
        icon={isActive ? <Check /> : <CircleDashed />}
      />
      <Box fontSize="14px" color="fg.muted">
        {isActive ? texts.walletActive : texts.walletWaitsDetail}
      </Box>
    </div>
  );
}
