import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { Download, LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import type { ApiFailure } from "../../failures/failure.ts";
import { categoriesQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/uploads.ts";
import * as words from "../../texts/words.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { ResendNotice } from "../../ui/ResendNotice.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { DropZone } from "./parts/DropZone.tsx";
import { UploadPlan } from "./parts/UploadPlan.tsx";
import { type ProductUploadFlow, useProductUpload } from "./use-product-upload.ts";
import { UploadedDialog } from "./UploadedDialog.tsx";
import { useTellUploaded } from "./use-uploaded.ts";
import { saveFaults, saveProductTemplate } from "./save-upload-files.ts";

export interface UploadProductsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Leads to the screen that this dialog is on, from wherever its notice is pressed. */
  readonly onShow: () => void;
}

/** Adds products from an Excel file: first a trial that tells all faults, then the whole file or nothing. */
export function UploadProductsDialog({ isOpen, onClose, onShow }: UploadProductsDialogProps) {
  const { sources } = useWorkplace();
  const { data: categories } = useQuery(categoriesQuery(sources));
  const categoryName = (categoryId: string): string => categories?.find(({ id }) => id === categoryId)?.name ?? "";
  return (
    <>
      {isOpen && <OpenDialog onClose={onClose} onShow={onShow} categoryName={categoryName} />}
      <UploadedDialog categoryName={categoryName} />
    </>
  );
}

type CategoryName = (categoryId: string) => string;

type OpenDialogProps = Omit<UploadProductsDialogProps, "isOpen"> & { readonly categoryName: CategoryName };

function OpenDialog({ onClose, onShow, categoryName }: OpenDialogProps) {
  const tellUploaded = useTellUploaded(onShow);
  const flow = useProductUpload((upload) => {
    onClose();
    tellUploaded(upload);
  });
  const close = (): void => {
    if (flow.stage.kind === "checking") flow.cancel();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={texts.upload}
      isWide={flow.stage.kind === "checked"}
      footer={<Actions flow={flow} onClose={close} />}
    >
      <Box display="flex" flexDirection="column" gap="4">
        <Content flow={flow} categoryName={categoryName} />
      </Box>
    </Dialog>
  );
}

const failureText = (failure: ApiFailure): string =>
  failure.code === "INVALID_UPLOAD" ? texts.refused(failure.data) : sentenceOf(failure);

function Working({ children }: { readonly children: ReactNode }) {
  return (
    <Box role="status" display="flex" alignItems="center" gap="3" py="6" justifyContent="center">
      <LoaderCircle aria-hidden className="spinning" />
      {children}
    </Box>
  );
}

type ContentProps = { readonly flow: ProductUploadFlow; readonly categoryName: CategoryName };

function Content({ flow: { stage, check }, categoryName }: ContentProps) {
  const { sources } = useWorkplace();
  const { data: categories } = useQuery(categoriesQuery(sources));
  switch (stage.kind) {
    case "choosing":
      return (
        <>
          {stage.failure !== null && <Notice kind="error">{failureText(stage.failure)}</Notice>}
          <DropZone label={texts.chooseFile} hint={texts.fileLimits} onFile={check} />
          <Button
            variant="outline"
            colorPalette="gray"
            alignSelf="flex-start"
            disabled={categories === undefined}
            onClick={() => void saveProductTemplate(categories ?? [])}
          >
            <Download aria-hidden />
            {texts.downloadTemplate}
          </Button>
        </>
      );
    case "checking":
      return <Working>{stage.isWaiting ? texts.waiting : texts.checking(stage.file.name)}</Working>;
    case "checked":
      return <UploadPlan plan={stage.plan} categoryName={categoryName} />;
    case "writing":
      return <Working>{stage.isWaiting ? texts.waiting : texts.adding(stage.plan.products.length)}</Working>;
    case "refused":
      return <ResendNotice text={failureText(stage.failure)} onResend={stage.resend} />;
    case "written":
      return null;
  }
}

type ActionsProps = { readonly flow: ProductUploadFlow; readonly onClose: () => void };

function Actions({ flow: { stage, cancel, confirm, restart }, onClose }: ActionsProps) {
  const quiet = { variant: "outline", colorPalette: "gray" } as const;
  switch (stage.kind) {
    case "choosing":
      return (
        <Button {...quiet} onClick={onClose}>
          {words.cancel}
        </Button>
      );
    case "checking":
      return (
        <Button {...quiet} onClick={cancel}>
          {words.cancel}
        </Button>
      );
    case "checked":
      return stage.plan.faults.length > 0 ? (
        <>
          <Button {...quiet} onClick={() => void saveFaults(stage.plan)}>
            <Download aria-hidden />
            {texts.downloadFaults}
          </Button>
          <Button onClick={restart}>{texts.chooseOther}</Button>
        </>
      ) : (
        <>
          <Button {...quiet} onClick={restart}>
            {texts.chooseOther}
          </Button>
          <Button onClick={confirm}>{texts.addAll(stage.plan.products.length)}</Button>
        </>
      );
    case "writing":
    case "written":
      return null;
    case "refused":
      return (
        <Button {...quiet} onClick={restart}>
          {texts.chooseOther}
        </Button>
      );
  }
}
