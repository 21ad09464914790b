import { type Cafeteria, type OutsideService, serviceStanding } from "@cantina/domain/cafeteria";
import { LackingService } from "./LackingService.tsx";
import { ServiceItem } from "./ServiceItem.tsx";

interface ServicesProps {
  readonly cafeteria: Cafeteria;
  readonly services: readonly OutsideService[];
}

/** Those that no server reaches yet. */
export const ServiceItems = ({ cafeteria, services }: ServicesProps) =>
  services.map((service) => {
    const standing = serviceStanding(service, cafeteria);
    return (
      standing !== "CONFIGURED" && (
        <ServiceItem key={service}>
          <LackingService service={service} standing={standing} />
        </ServiceItem>
      )
    );
  });
