import { PackageOpen } from "lucide-react";
import * as texts from "../../../texts/sale.ts";
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
      title={texts.noProducts}
      detail={isAdministrator ? texts.createProductsToSell : texts.administratorCreates}
      action={onCreate && <Button onClick={onCreate}>{texts.createProducts}</Button>}
    />
  );
}
