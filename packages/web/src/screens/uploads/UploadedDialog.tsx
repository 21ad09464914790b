import { Box } from "@chakra-ui/react/box";
import { useValue } from "../../composition/device/index.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { UploadOutcome } from "./parts/UploadOutcome.tsx";
import { UploadedProducts } from "./parts/UploadPlan.tsx";
import { addedText } from "./upload-texts.ts";
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
      title="Carga masiva de productos"
      isWide={shown.kind === "added"}
      footer={
        <>
          {shown.kind === "added" && (
            <Button variant="outline" colorPalette="gray" onClick={shown.undo}>
              Deshacer la carga
            </Button>
          )}
          <Button onClick={close}>Listo</Button>
        </>
      }
    >
      <Box display="flex" flexDirection="column" gap="4">
        {shown.kind === "undone" ? (
          <UploadOutcome {...shown.undone} />
        ) : (
          <>
            <Notice kind="success">{addedText(shown.upload.products.length)}</Notice>
            <UploadedProducts products={shown.upload.products} categoryName={categoryName} />
            <Box fontSize="14px" color="fg.muted">
              Si fue un error, puede deshacer la carga: se quitan los productos que todavía no se vendieron ni se
              modificaron.
            </Box>
          </>
        )}
      </Box>
    </Dialog>
  );
}
