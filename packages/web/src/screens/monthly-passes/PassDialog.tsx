import type { CalendarProduct } from "@cantina/domain/calendar-products";
import { id } from "@cantina/domain/kernel";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { QueryRefusal, orReject } from "../../composition/failure.ts";
import { type PassDraft, passesSource } from "../../composition/pass-queries.ts";
import { cafeteriaQuery, categoriesQuery, queryKeys } from "../../composition/queries.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { notify } from "../../ui/notify.ts";
import { PassForm } from "./PassForm.tsx";

export interface PassDialogProps {
  /** null: a new one. */
  readonly pass: CalendarProduct | null;
  readonly onClose: () => void;
}

export function PassDialog({ pass, onClose }: PassDialogProps) {
  const formId = useId();
  const { sources, queries, newId } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data: categories } = useQuery(categoriesQuery(sources));
  // However often it is sent, one opening of the form makes one pass.
  const [key] = useState(() => id<"idempotency-key">(newId()));
  const saving = useMutation({
    mutationFn: (draft: PassDraft) => {
      const source = passesSource(sources);
      return orReject(pass === null ? source.createPass(draft, key) : source.changePass(pass.id, draft));
    },
    onSuccess: ({ name }) => {
      void queries.invalidateQueries({ queryKey: queryKeys.passes });
      void notify({
        kind: "success",
        title: pass === null ? `Se creó el abono ${name}.` : `Se guardó el abono ${name}.`,
      });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={pass === null ? "Crear abono" : "Editar abono"}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={saving.isPending}>
            {pass === null ? "Crear abono" : "Guardar"}
          </Button>
        </>
      }
    >
      {cafeteria === undefined || categories === undefined ? (
        <Skeleton height="420px" />
      ) : (
        <>
          <PassForm
            formId={formId}
            pass={pass}
            cafeteria={cafeteria}
            categories={categories}
            onSave={(draft) => saving.mutate(draft)}
          />
          {saving.error instanceof QueryRefusal && <Notice kind="error">{sentenceOf(saving.error.failure)}</Notice>}
        </>
      )}
    </Dialog>
  );
}
