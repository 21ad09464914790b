import { activityStatuses } from "@cantina/domain/cafeteria";
import { textLimits } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type CafeteriaEdit, usePlaceCall } from "../../composition/places.ts";
import { countriesQuery } from "../../composition/queries.ts";
import type { CafeteriaRow } from "../../composition/sources.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { DateField } from "../../ui/DateField.tsx";
import { Form } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";
import { type PlaceFaults, placeFaults } from "./cafeteria-faults.ts";
import { statusNames } from "./cafeteria-filter.ts";
import { countryOptions, zoneOptions } from "./zone-options.ts";

export interface CafeteriaFormProps {
  readonly row: CafeteriaRow;
  readonly onDone: () => void;
}

const statusOptions = activityStatuses.map((value) => ({ value, label: statusNames[value] }));

export function EditCafeteriaForm({ row, onDone }: CafeteriaFormProps) {
  const { sources } = useWorkplace();
  const { data: countries = [{ id: row.countryId, name: row.countryName }] } = useQuery(countriesQuery(sources));
  const { id, name, countryId, timeZone, activityStatus, startDate } = row;
  const [draft, setDraft] = useState<CafeteriaEdit>({ id, name, countryId, timeZone, activityStatus, startDate });
  const [faults, setFaults] = useState<PlaceFaults>({});
  const change = (part: Partial<CafeteriaEdit>): void => setDraft({ ...draft, ...part });
  const { isSending, failure, send } = usePlaceCall(
    (places, edit: CafeteriaEdit) => places.edit(edit),
    (saved) => {
      void notify({ kind: "success", title: `Se guardaron los datos de ${saved.name}.` });
      onDone();
    },
  );
  return (
    <Form
      onSubmit={() => {
        const found = placeFaults(draft);
        setFaults(found);
        if (Object.keys(found).length === 0) send(draft);
      }}
    >
      <TextField
        label="Nombre"
        maxLength={textLimits.name}
        value={draft.name}
        error={faults.name}
        onChange={(text) => change({ name: text })}
      />
      <SelectField
        label="País"
        value={draft.countryId}
        options={countryOptions(countries)}
        error={faults.countryId}
        onChange={(value) => change({ countryId: value })}
      />
      {draft.countryId !== countryId && (
        <Notice kind="info">Los proveedores de pago que el nuevo país no habilita quedarán desactivados.</Notice>
      )}
      <SelectField
        label="Zona horaria"
        value={draft.timeZone}
        {...zoneOptions(draft.countryId, row.timeZone)}
        error={faults.timeZone}
        onChange={(value) => change({ timeZone: value })}
      />
      {draft.timeZone !== row.timeZone && (
        <Notice kind="info">Vale desde ahora: los pedidos que ya existen conservan su día.</Notice>
      )}
      <SelectField
        label="Estado"
        value={draft.activityStatus}
        options={statusOptions}
        onChange={(value) =>
          change({ activityStatus: activityStatuses.find((status) => status === value) ?? draft.activityStatus })
        }
      />
      <DateField
        label="Fecha de lanzamiento"
        value={draft.startDate}
        onChange={(date) => change({ startDate: date })}
      />
      {failure !== null && <Notice kind="error">{sentenceOf(failure)}</Notice>}
      <Button type="submit" busy={isSending}>
        Guardar
      </Button>
    </Form>
  );
}
