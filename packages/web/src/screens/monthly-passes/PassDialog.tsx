import type { CalendarProduct } from "@cantina/domain/calendar-products";
import { id } from "@cantina/domain/kernel";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryRefusal, orReject } from "../../composition/failure.ts";
import { type PassChange, passesSource } from "../../composition/pass-queries.ts";
import { cafeteriaQuery, categoriesQuery, queryKeys } from "../../composition/queries.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { notify } from "../../ui/notify.ts";
import { PassForm } from "./PassForm.tsx";

export interface PassDialogProps {
  /** null: a new one. Else as it was when it was opened, whoever changes it meanwhile. */
  readonly pass: CalendarProduct | null;
  readonly onClose: () => void;
}

export function PassDialog({ pass, onClose }: PassDialogProps) {
  const { sources, queries, newId } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data: categories, failureReason, refetch } = useQuery(categoriesQuery(sources));
  // However often it is sent, one opening of the form makes one pass.
  const [key] = useState(() => id<"idempotency-key">(newId()));
  const saving = useMutation({
    mutationFn: (change: PassChange) => {
      const source = passesSource(sources);
      return orReject(pass === null ? source.createPass(change, key) : source.changePass(pass, change));
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: queryKeys.passes }),
    onSuccess: ({ name }) => {
      void notify({
        kind: "success",
        title: pass === null ? `Se creó el abono ${name}.` : `Se guardó el abono ${name}.`,
      });
      onClose();
    },
  });
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={pass === null ? "Crear abono" : "Editar abono"}
      submitText={pass === null ? "Crear abono" : "Guardar"}
      isSending={saving.isPending}
    >
      {(formId) => (
        <Loaded
          data={cafeteria === undefined ? undefined : categories}
          failure={failureReason}
          errorTitle="No se pudieron cargar las categorías"
          onRetry={() => void refetch()}
          height="420px"
        >
          {(known) =>
            cafeteria !== undefined && (
              <PassForm
                formId={formId}
                pass={pass}
                cafeteria={cafeteria}
                categories={known}
                failure={saving.error instanceof QueryRefusal ? sentenceOf(saving.error.failure) : null}
                onSave={(change) => {
                  if (!saving.isPending) saving.mutate(change);
                }}
              />
            )
          }
        </Loaded>
      )}
    </FormDialog>
  );
}
