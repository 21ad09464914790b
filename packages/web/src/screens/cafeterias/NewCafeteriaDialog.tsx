import { textLimits } from "@cantina/domain/kernel";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { Box } from "@chakra-ui/react/box";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useController, useForm } from "react-hook-form";
import * as v from "valibot";
import { QueryRefusal, orReject } from "../../composition/failure.ts";
import { countriesQuery, queryKeys } from "../../composition/queries.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";
import { SelectField } from "../../ui/SelectField.tsx";
import { countryOptions, zoneOptions } from "./zone-options.ts";

const newCafeteria = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, "El nombre es obligatorio"), v.maxLength(textLimits.name)),
  countryId: v.pipe(v.string(), v.minLength(1, "El país es obligatorio")),
  timeZone: v.pipe(v.string(), v.minLength(1, "La zona horaria es obligatoria")),
});

export interface NewCafeteriaDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function NewCafeteriaDialog({ isOpen, onClose }: NewCafeteriaDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Crear cafetería">
      {isOpen && <NewCafeteriaForm onDone={onClose} />}
    </Dialog>
  );
}

function NewCafeteriaForm({ onDone }: { readonly onDone: () => void }) {
  const formId = useId();
  const { sources } = useWorkplace();
  const queries = useQueryClient();
  const { data: countries = [] } = useQuery(countriesQuery(sources));
  const creation = useMutation({
    mutationFn: (cafeteria: v.InferOutput<typeof newCafeteria>) =>
      orReject(sources.cafeterias.createCafeteria(cafeteria)),
    onSuccess: async ({ name }) => {
      void notify({ kind: "success", title: `Se creó la cafetería ${name}.` });
      onDone();
      await queries.invalidateQueries({ queryKey: queryKeys.cafeterias });
    },
  });
  const { control, handleSubmit } = useForm({
    resolver: standardSchemaResolver(newCafeteria),
    defaultValues: { name: "", countryId: "", timeZone: "" },
  });
  const { field: name, fieldState: nameState } = useController({ control, name: "name" });
  const { field: country, fieldState: countryState } = useController({ control, name: "countryId" });
  const { field: zone, fieldState: zoneState } = useController({ control, name: "timeZone" });
  const submit = handleSubmit((cafeteria) => creation.mutate(cafeteria));

  return (
    <Box as="form" id={formId} display="flex" flexDirection="column" gap="4" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Nombre"
        maxLength={textLimits.name}
        value={name.value}
        onChange={name.onChange}
        error={nameState.error?.message}
      />
      <SelectField
        label="País"
        value={country.value}
        onChange={country.onChange}
        options={countryOptions(countries)}
        error={countryState.error?.message}
      />
      <SelectField
        label="Zona horaria"
        value={zone.value}
        onChange={zone.onChange}
        {...zoneOptions(country.value, "")}
        error={zoneState.error?.message}
      />
      {creation.error instanceof QueryRefusal && <Notice kind="error">{sentenceOf(creation.error.failure)}</Notice>}
      <Button type="submit" busy={creation.isPending}>
        Crear cafetería
      </Button>
    </Box>
  );
}
