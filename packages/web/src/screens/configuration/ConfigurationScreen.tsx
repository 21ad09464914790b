import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { StaleNotice } from "../../ui/StaleNotice.tsx";
import { Page } from "../../ui/Page.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { CashSection } from "./CashSection.tsx";
import { ClassesSection } from "./ClassesSection.tsx";

export function ConfigurationScreen() {
  const { sources } = useWorkplace();
  const {
    data: cafeteria,
    failureReason,
    refetch,
    isFetching,
  } = useQuery({
    ...cafeteriaQuery(sources),
    // What is changed here must not be what this device kept from before.
    refetchOnMount: "always",
  });
  return (
    <Page title="Configuración">
      {cafeteria === undefined && failureReason === null && <Skeleton height="360px" borderRadius="xl" />}
      {cafeteria === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title="No se pudo cargar la configuración"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {cafeteria !== undefined && failureReason !== null && (
        <StaleNotice failure={failureReason}>La configuración puede no estar al día.</StaleNotice>
      )}
      {cafeteria !== undefined && (
        <Box display="flex" flexDirection="column" gap="5">
          <ClassesSection classes={cafeteria.classes} />
          {cafeteria.features.includes("flowControl") && <CashSection />}
        </Box>
      )}
    </Page>
  );
}
