import { Box } from "@chakra-ui/react/box";
import { useValue } from "../../composition/device/index.ts";
import * as texts from "../../texts/uploads.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { UploadOutcome } from "./parts/UploadOutcome.tsx";
import { UploadedProducts } from "./parts/UploadPlan.tsx";
import { type Uploaded, shownUpload } from "./uploaded.ts";

/** What a file added, or what stayed when it was taken back. */
export function UploadedDialog({ categoryName }: { readonly categoryName: (categoryId: string) => string }) {
  const shown = useValue(shownUpload);
  return shown === null ? null : <Shown shown={shown} categoryName={categoryName} />;
}

type ShownProps = { readonly shown: Uploaded; readonly categoryName: (categoryId: string) => string };

function Shown({ shown, categoryName }: ShownProps) {
  const close = (): void => shownUpload.set(null);
  return (
    <Dialog
      isOpen
      onClose={close}
      title={texts.upload}
      isWide={shown.kind === "added"}
      footer={
        <>
          {shown.kind === "added" && (
            <Button variant="outline" colorPalette="gray" onClick={shown.undo}>
              {texts.undo}
            </Button>
          )}
          <Button onClick={close}>{words.done}</Button>
        </>
      }
    >
      <Box display="flex" flexDirection="column" gap="4">
        {shown.kind === "undone" ? (
          <UploadOutcome {...shown.undone} />
        ) : (
          <>
            <Notice kind="success">{texts.added(shown.upload.products.length)}</Notice>
            <UploadedProducts products={shown.upload.products} categoryName={categoryName} />
            <Box fontSize="14px" color="fg.muted">
              {texts.undoHint}
            </Box>
          </>
        )}
      </Box>
    </Dialog>
  );
}
