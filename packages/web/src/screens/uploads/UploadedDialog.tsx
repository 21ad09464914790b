import { Box } from "@chakra-ui/react/box";
import { useValue } from "../../composition/device/index.ts";
import * as texts from "../../texts/uploads.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { UploadOutcome } from "./parts/UploadOutcome.tsx";
import { UploadedItems } from "./parts/UploadPlanView.tsx";
import type { UploadKind, UploadPlan } from "./upload-kind.ts";

export interface UploadedDialogProps<Plan extends UploadPlan, Item extends { readonly row: number }> {
  readonly kind: UploadKind<Plan, Item>;
}

/** What a file did, or what stayed when it was taken back. */
export function UploadedDialog<Plan extends UploadPlan, Item extends { readonly row: number }>({
  kind,
}: UploadedDialogProps<Plan, Item>) {
  const shown = useValue(kind.shown);
  if (shown === null) return null;
  const close = (): void => kind.shown.set(null);
  return (
    <Dialog
      isOpen
      onClose={close}
      title={kind.texts.title}
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
          <UploadOutcome texts={kind.texts} undone={shown.undone} />
        ) : (
          <>
            <Notice kind="success">{kind.texts.added(kind.itemsOf(shown.upload).length)}</Notice>
            <UploadedItems kind={kind} items={kind.itemsOf(shown.upload)} />
            <Box fontSize="14px" color="fg.muted">
              {kind.texts.undoHint}
            </Box>
          </>
        )}
      </Box>
    </Dialog>
  );
}
