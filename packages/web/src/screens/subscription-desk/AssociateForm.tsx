import {
  type Subscription,
  linkCandidates,
  selectableSubscriptions,
  subscriptionLimits,
} from "@cantina/domain/subscriptions";
import { Box } from "@chakra-ui/react/box";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useDiners } from "../../composition/use-diners.ts";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { DinerField } from "../coupons/index.ts";
import { type AssociateEntry, type AssociateFaults, type Association, checkAssociation } from "./associate-faults.ts";

export interface AssociateFormProps {
  readonly formId: string;
  readonly subscriptions: readonly Subscription[];
  readonly failure: string | null;
  readonly onSubmit: (association: Association) => void;
}

const empty: AssociateEntry = { subscriptionId: null, rows: [{ key: 0, commensalId: null }] };
const noFaults: AssociateFaults = { rows: [] };

export function AssociateForm({ formId, subscriptions, failure, onSubmit }: AssociateFormProps) {
  const diners = useDiners();
  const [entry, setEntry] = useState(empty);
  const [faults, setFaults] = useState(noFaults);
  const offered = selectableSubscriptions(subscriptions);
  const subscription = offered.find(({ id }) => id === entry.subscriptionId);
  const { rows } = entry;

  function submit(): void {
    const checked = checkAssociation(entry);
    setFaults(checked.ok ? noFaults : checked.failure);
    if (checked.ok) onSubmit(checked.value);
  }
  function choose(subscriptionId: string): void {
    const next = offered.find(({ id }) => id === subscriptionId);
    // Who is in the other one already is no candidate any more.
    const kept = rows.map((row) =>
      row.commensalId !== null && next?.commensalIds.includes(row.commensalId) === true
        ? { ...row, commensalId: null }
        : row,
    );
    setEntry({ subscriptionId: next?.id ?? null, rows: kept });
  }
  function setRows(next: AssociateEntry["rows"]): void {
    // Faults go by place, and places move when a row comes or goes.
    if (next.length !== rows.length) setFaults({ ...faults, rows: [] });
    setEntry({ ...entry, rows: next });
  }

  return (
    <Form id={formId} onSubmit={submit}>
      {offered.length === 0 && (
        <Notice kind="warning">No hay mensualidades activas. Cree o active una para asociar comensales.</Notice>
      )}
      <SelectField
        label="Mensualidad"
        value={entry.subscriptionId ?? ""}
        options={[{ value: "", label: "Elegir…" }, ...offered.map(({ id, name }) => ({ value: id, label: name }))]}
        error={faults.subscription}
        onChange={choose}
      />
      {rows.map((row, index) => {
        const elsewhere = rows.flatMap((other) => (other.key === row.key ? [] : (other.commensalId ?? [])));
        return (
          <Box key={row.key} display="flex" alignItems="flex-end" gap="1">
            <Box flex="1" minW="0">
              <DinerField
                label={rows.length === 1 ? "Comensal" : `Comensal ${index + 1}`}
                diners={linkCandidates(diners, subscription ?? { commensalIds: [] }, elsewhere)}
                diner={diners.find(({ commensal }) => commensal.id === row.commensalId) ?? null}
                error={faults.rows[index]}
                onSelect={({ commensal }) =>
                  setRows(rows.map((one) => (one.key === row.key ? { ...one, commensalId: commensal.id } : one)))
                }
              />
            </Box>
            {rows.length > 1 && (
              <IconButton
                label={`Quitar el comensal ${index + 1}`}
                icon={<Trash2 />}
                onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
              />
            )}
          </Box>
        );
      })}
      {rows.length < subscriptionLimits.commensals && (
        <Button
          variant="outline"
          colorPalette="gray"
          onClick={() => setRows([...rows, { key: Math.max(...rows.map(({ key }) => key)) + 1, commensalId: null }])}
        >
          <Plus aria-hidden />
          Agregar otro comensal
        </Button>
      )}
      {failure !== null && <Notice kind="error">{failure}</Notice>}
    </Form>
  );
}
