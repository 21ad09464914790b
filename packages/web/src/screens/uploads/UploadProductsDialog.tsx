import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { Download, LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import type { ApiFailure } from "../../composition/failure.ts";
import { categoriesQuery } from "../../composition/queries.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { MoneyCallNotice } from "../../ui/MoneyCallNotice.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { DropZone } from "./parts/DropZone.tsx";
import { UploadOutcome } from "./parts/UploadOutcome.tsx";
import { UploadPlan } from "./parts/UploadPlan.tsx";
import { addedText, limitsText, productsText, unreadableTexts, waitingText } from "./upload-texts.ts";
import { type ProductUploadFlow, useProductUpload } from "./use-product-upload.ts";
import { saveFaults, saveProductTemplate } from "./save-upload-files.ts";

export interface UploadProductsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Adds products from an Excel file: first a trial that tells all faults, then the whole file or nothing. */
export function UploadProductsDialog({ isOpen, onClose }: UploadProductsDialogProps) {
  return isOpen ? <OpenDialog onClose={onClose} /> : null;
}

function OpenDialog({ onClose }: { readonly onClose: () => void }) {
  const flow = useProductUpload();
  const close = (): void => {
    if (flow.stage.kind === "checking") flow.cancel();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title="Carga masiva de productos"
      isWide={flow.stage.kind === "checked"}
      footer={
        <Box display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3">
          <Actions flow={flow} onClose={close} />
        </Box>
      }
    >
      <Box display="flex" flexDirection="column" gap="4">
        <Content flow={flow} />
      </Box>
    </Dialog>
  );
}

const failureText = (failure: ApiFailure): string =>
  failure.code === "INVALID_UPLOAD"
    ? `Error al procesar el archivo. ${unreadableTexts[failure.data]}`
    : sentenceOf(failure);

function Working({ children }: { readonly children: ReactNode }) {
  return (
    <Box role="status" display="flex" alignItems="center" gap="3" py="6" justifyContent="center">
      <LoaderCircle aria-hidden className="spinning" />
      {children}
    </Box>
  );
}

function Content({ flow: { stage, check } }: { readonly flow: ProductUploadFlow }) {
  const { sources } = useWorkplace();
  const { data: categories } = useQuery(categoriesQuery(sources));
  const categoryName = (categoryId: string): string => categories?.find(({ id }) => id === categoryId)?.name ?? "";
  switch (stage.kind) {
    case "choosing":
      return (
        <>
          {stage.failure !== null && <Notice kind="error">{failureText(stage.failure)}</Notice>}
          <DropZone label="Elegir o soltar un archivo de Excel" hint={limitsText} onFile={check} />
          <Button
            variant="outline"
            colorPalette="gray"
            alignSelf="flex-start"
            disabled={categories === undefined}
            onClick={() => void saveProductTemplate(categories ?? [])}
          >
            <Download aria-hidden />
            Descargar plantilla
          </Button>
        </>
      );
    case "checking":
      return <Working>{stage.isWaiting ? waitingText : `Revisando ${stage.file.name}…`}</Working>;
    case "checked":
      return <UploadPlan plan={stage.plan} categoryName={categoryName} />;
    case "writing":
      return (
        <Working>{stage.isWaiting ? waitingText : `Agregando ${productsText(stage.plan.products.length)}…`}</Working>
      );
    case "refused":
      return <MoneyCallNotice text={failureText(stage.failure)} onResend={stage.resend} />;
    case "written":
      return (
        <>
          <Notice kind="success">{addedText(stage.count)}</Notice>
          {stage.failure !== null && <Notice kind="error">{failureText(stage.failure)}</Notice>}
          <Box fontSize="14px" color="fg.muted">
            Si fue un error, puede deshacer la carga: se quitan los productos que todavía no se vendieron ni se
            modificaron.
          </Box>
        </>
      );
    case "undoing":
      return <Working>Deshaciendo la carga…</Working>;
    case "undone":
      return <UploadOutcome {...stage.undone} />;
  }
}

type ActionsProps = { readonly flow: ProductUploadFlow; readonly onClose: () => void };

function Actions({ flow: { stage, cancel, confirm, undo, restart }, onClose }: ActionsProps) {
  const quiet = { variant: "outline", colorPalette: "gray" } as const;
  switch (stage.kind) {
    case "choosing":
      return (
        <Button {...quiet} onClick={onClose}>
          Cancelar
        </Button>
      );
    case "checking":
      return (
        <Button {...quiet} onClick={cancel}>
          Cancelar
        </Button>
      );
    case "checked":
      return stage.plan.faults.length > 0 ? (
        <>
          <Button {...quiet} onClick={() => void saveFaults(stage.plan)}>
            <Download aria-hidden />
            Descargar con errores
          </Button>
          <Button onClick={restart}>Elegir otro archivo</Button>
        </>
      ) : (
        <>
          <Button {...quiet} onClick={restart}>
            Elegir otro archivo
          </Button>
          <Button onClick={confirm}>{`Agregar ${productsText(stage.plan.products.length)}`}</Button>
        </>
      );
    case "writing":
    case "undoing":
      return null;
    case "refused":
      return (
        <Button {...quiet} onClick={restart}>
          Elegir otro archivo
        </Button>
      );
    case "written":
      return (
        <>
          <Button {...quiet} onClick={undo}>
            Deshacer la carga
          </Button>
          <Button onClick={onClose}>Listo</Button>
        </>
      );
    case "undone":
      return <Button onClick={onClose}>Listo</Button>;
  }
}
