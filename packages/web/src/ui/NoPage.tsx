import { FileX2 } from "lucide-react";
import { Button } from "./Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

/** The address names a page beyond the last one. */
export const NoPage = ({ onFirst }: { readonly onFirst: () => void }) => (
  <EmptyState
    icon={<FileX2 />}
    title="Esta página no existe"
    detail="La lista tiene menos páginas que esa."
    action={
      <Button variant="outline" colorPalette="gray" onClick={onFirst}>
        Ver la primera
      </Button>
    }
  />
);
