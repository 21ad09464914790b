import { type Cafeteria, type ProviderFeature, providerFeatures } from "@cantina/domain/cafeteria";
import { directa24Query, mattildaQuery, mercadoPagoQuery, plexoQuery } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as directa24Texts from "../../texts/directa24.ts";
import * as mattildaTexts from "../../texts/mattilda.ts";
import * as plexoTexts from "../../texts/plexo.ts";
import * as texts from "../../texts/mercado-pago.ts";
import { Directa24, Mattilda, MercadoPago, Plexo } from "../providers/index.ts";
import { ReachedService } from "./ReachedService.tsx";
import { ServiceItem, ServiceList } from "./ServiceItem.tsx";
import { ServiceItems } from "./ServiceItems.tsx";

const built: ReadonlySet<ProviderFeature> = new Set(["mercadoPago", "directa24", "plexo", "mattilda"]);
const others = providerFeatures.filter((service) => !built.has(service));

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
      <ServiceItem>
        <ReachedService
          service="plexo"
          cafeteria={cafeteria}
          query={plexoQuery(sources)}
          unreadable={plexoTexts.unreadable}
        >
          {(account) => <Plexo account={account} zone={cafeteria.timeZone} />}
        </ReachedService>
      </ServiceItem>
      <ServiceItem>
        <ReachedService
          service="mattilda"
          cafeteria={cafeteria}
          query={mattildaQuery(sources)}
          unreadable={mattildaTexts.unreadable}
        >
          {(account) => <Mattilda account={account} zone={cafeteria.timeZone} />}
        </ReachedService>
      </ServiceItem>
      <ServiceItems cafeteria={cafeteria} services={others} />
    </ServiceList>
  );
}
