import { type Cafeteria, providerFeatures, serviceStanding } from "@cantina/domain/cafeteria";
import { useQuery } from "@tanstack/react-query";
import { mercadoPagoQuery } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/mercado-pago.ts";
import { Loaded } from "../../ui/Loaded.tsx";
import { MercadoPago } from "../providers/index.ts";
import { LackingService } from "./LackingService.tsx";
import { ServiceItem, ServiceList } from "./ServiceItem.tsx";
import { ServiceItems } from "./ServiceItems.tsx";

interface PlaceProps {
  readonly cafeteria: Cafeteria;
}

const others = providerFeatures.filter((service) => service !== "mercadoPago");

/** With which companies is paid online: one that the server reaches is set up here. */
export function ProvidersTopic({ cafeteria }: PlaceProps) {
  const standing = serviceStanding("mercadoPago", { ...cafeteria, configured: ["mercadoPago"] });
  return (
    <ServiceList>
      <ServiceItem>
        {standing === "CONFIGURED" ? (
          <AllowedMercadoPago cafeteria={cafeteria} />
        ) : (
          <LackingService service="mercadoPago" standing={standing} />
        )}
      </ServiceItem>
      <ServiceItems cafeteria={cafeteria} services={others} />
    </ServiceList>
  );
}

/** The country and the flag say yes: now the server is asked. */
function AllowedMercadoPago({ cafeteria }: PlaceProps) {
  const { sources } = useWorkplace();
  const { data, failureReason, refetch } = useQuery(mercadoPagoQuery(sources));
  return (
    <Loaded
      data={data}
      failure={failureReason}
      errorTitle={texts.unreadable}
      onRetry={() => void refetch()}
      height="120px"
    >
      {(link) =>
        link.isAvailable ? (
          <MercadoPago link={link} zone={cafeteria.timeZone} />
        ) : (
          <LackingService service="mercadoPago" standing="NOT_CONFIGURED" />
        )
      }
    </Loaded>
  );
}
