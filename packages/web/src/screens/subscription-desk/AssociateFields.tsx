import {
  type AssociationDraft,
  type AssociationEntry,
  type AssociationFaults,
  type AssociationRow,
  type Subscription,
  linkCandidates,
  selectableSubscriptions,
  subscriptionLimits,
} from "@cantina/domain/subscriptions";
import { Box } from "@chakra-ui/react/box";
import { Plus, Trash2 } from "lucide-react";
import { useDiners } from "../../composition/workplace/index.ts";
import type { Edit, FormOf } from "../../composition/forms/index.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { associationFaultTexts, noCommensalText } from "../../texts/subscription-fault-texts.ts";
import * as texts from "../../texts/subscription-dialogs.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { FormSection } from "../../ui/FormSection.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { RemovedRow } from "../../ui/RemovedRow.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { dinerView } from "../../ui/diner-view.ts";
import { focusInside } from "../../ui/focus-inside.ts";
import { useRemovedRow } from "../../ui/use-removed-row.ts";
import { DinerField } from "../coupons/index.ts";

export type AssociationForm = FormOf<AssociationEntry, AssociationDraft, AssociationFaults, Subscription>;

export interface AssociateFieldsProps {
  readonly subscriptions: readonly Subscription[];
  readonly edit: Pick<Edit<AssociationForm>, "entry" | "faults" | "type">;
}

export function AssociateFields({ subscriptions, edit: { entry, type: change, ...edit } }: AssociateFieldsProps) {
  const diners = useDiners();
  const told = toldFaults<Omit<AssociationFaults, "rows">>(edit.faults, associationFaultTexts);
  const offered = selectableSubscriptions(subscriptions);
  const subscription = offered.find(({ id }) => id === entry.subscriptionId);
  const { rows } = entry;

  function choose(subscriptionId: string): void {
    const next = offered.find(({ id }) => id === subscriptionId);
    // Who is in the other one already is no candidate any more.
    const kept = rows.map((row) =>
      row.commensalId !== null && next?.commensalIds.includes(row.commensalId) === true
        ? { ...row, commensalId: null }
        : row,
    );
    change({ subscriptionId: next?.id ?? null, rows: kept });
  }
  const setRows = (next: AssociationEntry["rows"]): void => change({ rows: next });
  const { nextKey, removed, remove, restore, restoredKey } = useRemovedRow(rows, setRows);
  const dinerOf = ({ commensalId }: AssociationRow) =>
    diners.find(({ commensal }) => commensal.id === commensalId) ?? null;
  const nameOf = (row: AssociationRow): string => {
    const diner = dinerOf(row);
    return diner === null ? "" : dinerView(diner).name;
  };
  /** For that row: nobody who is in it already, or in another row. */
  const candidatesFor = (row: AssociationRow) => {
    const elsewhere = rows.flatMap((other) => (other.key === row.key ? [] : (other.commensalId ?? [])));
    return linkCandidates(diners, subscription ?? { commensalIds: [] }, elsewhere);
  };
  const canComeBack = (row: AssociationRow): boolean =>
    row.commensalId === null || candidatesFor(row).some(({ commensal }) => commensal.id === row.commensalId);

  return (
    <>
      {offered.length === 0 && <Notice kind="warning">{texts.noneActive}</Notice>}
      <FormSection title={texts.whatIsCharged}>
        <SelectField
          label={texts.subscription}
          value={entry.subscriptionId ?? ""}
          options={[{ value: "", label: words.choose }, ...offered.map(({ id, name }) => ({ value: id, label: name }))]}
          error={told.subscriptionId}
          onChange={choose}
        />
      </FormSection>
      <FormSection title={texts.toWhom}>
        {rows.map((row, index) => (
          <Box
            key={row.key}
            ref={row.key === restoredKey ? focusInside : undefined}
            display="flex"
            alignItems="flex-end"
            gap="1"
          >
            <Box flex="1" minW="0">
              <DinerField
                label={rows.length === 1 ? words.diner : texts.dinerAt(index + 1)}
                diners={candidatesFor(row)}
                diner={dinerOf(row)}
                error={edit.faults?.rows[index] && noCommensalText}
                onSelect={({ commensal }) =>
                  setRows(rows.map((one) => (one.key === row.key ? { ...one, commensalId: commensal.id } : one)))
                }
              />
            </Box>
            {rows.length > 1 && (
              <IconButton label={texts.removeDiner(index + 1)} icon={<Trash2 />} onClick={() => remove(row)} />
            )}
          </Box>
        ))}
        {removed !== null && canComeBack(removed) && rows.length < subscriptionLimits.commensals && (
          <RemovedRow key={removed.key} text={texts.removedDiner(nameOf(removed))} onUndo={restore} />
        )}
        {rows.length < subscriptionLimits.commensals && (
          <Button
            variant="outline"
            colorPalette="gray"
            onClick={() => setRows([...rows, { key: nextKey, commensalId: null }])}
          >
            <Plus aria-hidden />
            {texts.addDiner}
          </Button>
        )}
      </FormSection>
    </>
  );
}
