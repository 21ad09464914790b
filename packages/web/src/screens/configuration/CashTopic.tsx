import { useQuery } from "@tanstack/react-query";
import { cashSettingsQuery } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { Loaded } from "../../ui/Loaded.tsx";
import { CashSettingsForm } from "./CashSettingsForm.tsx";

/** What the cafeteria decides about its drawers. */
export function CashTopic() {
  const { sources } = useWorkplace();
  const { data, failureReason, refetch } = useQuery(cashSettingsQuery(sources));
  return (
    <Loaded
      data={data}
      failure={failureReason}
      errorTitle="No se pudo cargar la configuración de la caja"
      onRetry={() => void refetch()}
      height="180px"
    >
      {(settings) => (
        <CashSettingsForm
          settings={settings}
          readAnew={async () => {
            const read = await refetch();
            return read.isSuccess ? read.data : null;
          }}
        />
      )}
    </Loaded>
  );
}
