import { type Cafeteria, providerFeatures } from "@cantina/domain/cafeteria";
import { directa24Query, mercadoPagoQuery } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as directa24Texts from "../../texts/directa24.ts";
import * as texts from "../../texts/mercado-pago.ts";
import { Directa24, MercadoPago } from "../providers/index.ts";
import { ReachedService } from "./ReachedService.tsx";
import { ServiceItem, ServiceList } from "./ServiceItem.tsx";
import { ServiceItems } from "./ServiceItems.tsx";

const others = providerFeatures.filter((service) => service !== "mercadoPago" && service !== "directa24");

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
      <ServiceItem>
        <ReachedService
          service="directa24"
          cafeteria={cafeteria}
          query={directa24Query(sources)}
          unreadable={directa24Texts.unreadable}
        >
          {(account) => <Directa24 account={account} zone={cafeteria.timeZone} />}
        </ReachedService>
      </ServiceItem>
      <ServiceItems cafeteria={cafeteria} services={others} />
    </ServiceList>
  );
}
