import type { Cafeteria } from "@cantina/domain/cafeteria";
import { directa24Query, mattildaQuery, mercadoPagoQuery, plexoQuery } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as directa24Texts from "../../texts/directa24.ts";
import * as mattildaTexts from "../../texts/mattilda.ts";
import * as plexoTexts from "../../texts/plexo.ts";
import * as texts from "../../texts/mercado-pago.ts";
import { Directa24, Mattilda, MercadoPago, Plexo, WalletConnect } from "../providers/index.ts";
import { LackingService } from "./LackingService.tsx";
import { ReachedService } from "./ReachedService.tsx";
import { ServiceItem, ServiceList } from "./ServiceItem.tsx";

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
          service="walletConnect"
          cafeteria={cafeteria}
          query={mercadoPagoQuery(sources)}
          unreadable={texts.unreadable}
        >
          {(link) =>
            link.hasWallets ? (
              <WalletConnect link={link} />
            ) : (
              <LackingService service="walletConnect" standing="NOT_CONFIGURED" />
            )
          }
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
    </ServiceList>
  );
}
