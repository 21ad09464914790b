import { FileX2 } from "lucide-react";
import * as texts from "../texts/ui.ts";
import { Button } from "./Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

/** The address names a page beyond the last one. */
export const NoPage = ({ onFirst }: { readonly onFirst: () => void }) => (
  <EmptyState
    icon={<FileX2 />}
    title={texts.noPage}
    detail={texts.noPageHint}
    action={
      <Button variant="outline" colorPalette="gray" onClick={onFirst}>
        {texts.seeFirstPage}
      </Button>
    }
  />
);
