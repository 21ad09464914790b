import { Box } from "@chakra-ui/react/box";
import { Download, LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import type { ApiFailure } from "../../failures/failure.ts";
import * as texts from "../../texts/uploads.ts";
import * as words from "../../texts/words.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { ResendNotice } from "../../ui/ResendNotice.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { DropZone } from "./parts/DropZone.tsx";
import { UploadPlanView } from "./parts/UploadPlanView.tsx";
import { type UploadFlow, useUpload } from "./use-upload.ts";
import { UploadedDialog } from "./UploadedDialog.tsx";
import { useTellUploaded } from "./use-tell-uploaded.ts";
import { saveFaults } from "./save-upload-files.ts";
import type { UploadKind, UploadPlan, UploadsProps } from "./upload-kind.ts";

type KindProps<Plan extends UploadPlan, Item extends { readonly row: number }> = {
  readonly kind: UploadKind<Plan, Item>;
};

/** Writes an Excel file: first a trial that tells all faults, then the whole file or nothing. */
export function UploadDialog<Plan extends UploadPlan, Item extends { readonly row: number }>({
  kind,
  isOpen,
  ...rest
}: UploadsProps & KindProps<Plan, Item>) {
  return (
    <>
      {isOpen && <OpenDialog kind={kind} {...rest} />}
      <UploadedDialog kind={kind} />
    </>
  );
}

function OpenDialog<Plan extends UploadPlan, Item extends { readonly row: number }>({
  kind,
  onClose,
  onShow,
}: Omit<UploadsProps, "isOpen"> & KindProps<Plan, Item>) {
  const tellUploaded = useTellUploaded(kind, onShow);
  const flow = useUpload(kind, (upload) => {
    onClose();
    tellUploaded(upload);
  });
  const close = (): void => {
    if (flow.stage.kind === "checking") flow.cancel();
    onClose();
  };
  // Nothing can be chosen while it writes.
  const isWriting = flow.stage.kind === "writing" || flow.stage.kind === "written";
  return (
    <Dialog
      isOpen
      onClose={close}
      title={kind.texts.title}
      isWide={flow.stage.kind === "checked"}
      footer={isWriting ? undefined : <Actions kind={kind} flow={flow} onClose={close} />}
    >
      <Box display="flex" flexDirection="column" gap="4">
        <Content kind={kind} flow={flow} />
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

type FlowProps<Plan extends UploadPlan, Item extends { readonly row: number }> = KindProps<Plan, Item> & {
  readonly flow: UploadFlow<Plan>;
};

function Content<Plan extends UploadPlan, Item extends { readonly row: number }>({
  kind,
  flow: { stage, check },
}: FlowProps<Plan, Item>) {
  const { saveTemplate } = kind;
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
            disabled={saveTemplate === null}
            onClick={() => void saveTemplate?.()}
          >
            <Download aria-hidden />
            {texts.downloadTemplate}
          </Button>
        </>
      );
    case "checking":
      return <Working>{stage.isWaiting ? texts.waiting : texts.checking(stage.file.name)}</Working>;
    case "checked":
      return <UploadPlanView kind={kind} plan={stage.plan} />;
    case "writing":
      return <Working>{stage.isWaiting ? texts.waiting : kind.texts.adding(kind.itemsOf(stage.plan).length)}</Working>;
    case "refused":
      return <ResendNotice text={failureText(stage.failure)} onResend={stage.resend} />;
    case "written":
      return null;
  }
}

function Actions<Plan extends UploadPlan, Item extends { readonly row: number }>({
  kind,
  flow: { stage, cancel, confirm, restart },
  onClose,
}: FlowProps<Plan, Item> & Pick<UploadsProps, "onClose">) {
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
          <Button {...quiet} onClick={() => void saveFaults(kind.texts, stage.plan)}>
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
          <Button onClick={confirm}>{kind.texts.addAll(kind.itemsOf(stage.plan).length)}</Button>
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
