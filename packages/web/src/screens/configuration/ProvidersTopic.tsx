import { type Cafeteria, providerFeatures } from "@cantina/domain/cafeteria";
import { mercadoPagoQuery } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/mercado-pago.ts";
import { MercadoPago } from "../providers/index.ts";
import { ReachedService } from "./ReachedService.tsx";
import { ServiceItem, ServiceList } from "./ServiceItem.tsx";
import { ServiceItems } from "./ServiceItems.tsx";

const others = providerFeatures.filter((service) => service !== "mercadoPago");

/** With which companies is paid online: one that the server reaches is set up here. */
export function ProvidersTopic({ cafeteria }: { readonly cafeteria: Cafeteria }) {
  const { sources } = useWorkplace();
  return (
    <ServiceList>
      <ServiceItem>
        <ReachedService
          service="mercadoPago"
          cafeteria={cafeteria}
          query={mercadoPagoQuery(sources)}
          unreadable={texts.unreadable}
        >
          {(link) => <MercadoPago link={link} zone={cafeteria.timeZone} />}
        </ReachedService>
      </ServiceItem>
      <ServiceItems cafeteria={cafeteria} services={others} />
    </ServiceList>
  );
}
