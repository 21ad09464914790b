import { useQuery } from "@tanstack/react-query";
import { cashSettingsQuery } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { CashSettingsForm } from "./CashSettingsForm.tsx";
import { SettingsSection } from "./SettingsSection.tsx";

/** What the cafeteria decides about its drawers. */
export function CashSection() {
  const { sources } = useWorkplace();
  const { data: settings, failureReason, refetch, isFetching } = useQuery(cashSettingsQuery(sources));
  return (
    <SettingsSection title="Caja" detail="Cómo se cuenta el efectivo de esta cafetería.">
      {settings !== undefined && <CashSettingsForm settings={settings} />}
      {settings === undefined && failureReason === null && <Skeleton height="180px" borderRadius="xl" />}
      {settings === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title="No se pudo cargar la configuración de la caja"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </SettingsSection>
  );
}
