import { PackageOpen } from "lucide-react";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";

export interface CatalogEmptyProps {
  /** Others are told whom to ask. */
  readonly isAdministrator: boolean;
  /** Opens the products admin. */
  readonly onCreate: (() => void) | null;
}

export function CatalogEmpty({ isAdministrator, onCreate }: CatalogEmptyProps) {
  return (
    <EmptyState
      icon={<PackageOpen />}
      title="No existen productos en la cafetería"
      detail={
        isAdministrator
          ? "Cree productos para poder vender."
          : "Un administrador debe crear productos para poder vender."
      }
      action={onCreate && <Button onClick={onCreate}>Crear productos</Button>}
    />
  );
}
