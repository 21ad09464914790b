import { type Cafeteria, type OutsideService, type ServiceStanding, serviceStanding } from "@cantina/domain/cafeteria";
import { Box } from "@chakra-ui/react/box";
import { CircleOff, Globe, ServerCog } from "lucide-react";
import { featureNames } from "../../texts/feature-names.ts";
import * as texts from "../../texts/outside-services.ts";
import { Tag, type TagProps } from "../../ui/Tag.tsx";

const looks: Readonly<Record<ServiceStanding, Pick<TagProps, "tone" | "icon">>> = {
  NOT_IN_COUNTRY: { tone: "neutral", icon: <Globe /> },
  SWITCHED_OFF: { tone: "neutral", icon: <CircleOff /> },
  NOT_CONFIGURED: { tone: "warning", icon: <ServerCog /> },
};

export interface ServicesTopicProps {
  readonly cafeteria: Cafeteria;
  readonly services: readonly OutsideService[];
}

/** What each needs before there is anything to be filled in. CAFETERIA-27 */
export const ServicesTopic = ({ cafeteria, services }: ServicesTopicProps) => (
  <Box as="ul" listStyleType="none" display="flex" flexDirection="column">
    {services.map((service) => {
      const standing = serviceStanding(service, cafeteria);
      return (
        <Box
          as="li"
          key={service}
          py="4"
          _first={{ pt: "0" }}
          _last={{ pb: "0" }}
          _notFirst={{ borderTopWidth: "1px" }}
        >
          <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2" mb="1">
            <Box as="h3" fontSize="15px" fontWeight="semibold">
              {featureNames[service]}
            </Box>
            <Tag {...looks[standing]}>{texts.standings[standing]}</Tag>
          </Box>
          <Box fontSize="14px" color="fg.muted">
            {texts.reasons[standing](featureNames[service])}
          </Box>
          {standing === "NOT_CONFIGURED" && (
            <Box fontSize="14px" color="fg.muted" mt="1">
              {texts.needs[service]}
            </Box>
          )}
        </Box>
      );
    })}
  </Box>
);
