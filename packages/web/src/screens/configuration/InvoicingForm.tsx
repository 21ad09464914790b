import {
  type InvoicingEntry,
  type InvoicingFaults,
  type InvoicingSettings,
  checkInvoicingEntry,
  invoiceAts,
  invoiceSources,
  invoicingEntryOf,
  invoicingLimits,
  letterOf,
  vatConditions,
  vatRates,
} from "@cantina/domain/invoicing";
import { type TimeZone, localDateOf } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";
import { type InvoicingState, invoicingQuery, useInvoicingCalls } from "../../composition/desk/index.ts";
import { type FormOf, useEdit } from "../../composition/forms/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import * as texts from "../../texts/invoicing.ts";
import * as words from "../../texts/words.ts";
import { Chip } from "../../ui/Chip.tsx";
import { DateField } from "../../ui/DateField.tsx";
import { EditForm } from "../../ui/EditForm.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { TextField } from "../../ui/TextField.tsx";

type InvoicingFormOf = FormOf<InvoicingEntry, InvoicingSettings, InvoicingFaults, InvoicingState>;

function settingsOf(state: InvoicingState): InvoicingSettings {
  const { cuit, legalName, address, vatCondition, grossIncome, startDate, pointOfSale, letter, vatRate, invoiceAt } =
    state;
  const sources = invoiceSources.filter((source) => state[`${source}Activated`]);
  return {
    cuit,
    legalName,
    address,
    vatCondition,
    grossIncome,
    startDate,
    pointOfSale,
    letter,
    vatRate,
    invoiceAt,
    sources,
  };
}

const bodyOf = ({ sources, ...draft }: InvoicingSettings) => ({
  ...draft,
  appActivated: sources.includes("app"),
  accountActivated: sources.includes("account"),
  cashActivated: sources.includes("cash"),
  cardActivated: sources.includes("card"),
  transferActivated: sources.includes("transfer"),
  customActivated: sources.includes("custom"),
});

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box as="fieldset" borderTopWidth="1px" pt="4">
    <Box as="legend" float="left" fontSize="15px" fontWeight="semibold" mb="2" w="full">
      {title}
    </Box>
    <Box clear="both" display="flex" flexDirection="column" gap="3">
      {children}
    </Box>
  </Box>
);

const Pair = ({ children }: { readonly children: ReactNode }) => (
  <Box display="grid" gap="3" gridTemplateColumns={{ base: "1fr", md: "1fr 1fr" }} alignItems="start">
    {children}
  </Box>
);

/** Who invoices, and what: nothing is switched on before all of it is told. INVOICE-02 */
export function InvoicingForm({ state, zone }: { readonly state: InvoicingState; readonly zone: TimeZone }) {
  const { sources, queries, clock } = useWorkplace();
  const calls = useInvoicingCalls();
  const edit = useEdit<InvoicingFormOf>({
    former: { entry: invoicingEntryOf(settingsOf(state)) },
    check: (typed) => checkInvoicingEntry(typed, localDateOf(clock.now(), zone)),
    save: ({ draft, key }) => calls.setInvoicingOptions({ body: bodyOf(draft) }, { idempotencyKey: key }),
    changes: ["cafeteria"],
    onSaved: (saved) => queries.setQueryData(invoicingQuery(sources).queryKey, saved),
    onClose: () => undefined,
  });
  const { entry } = edit;
  const faults = toldFaults(edit.faults, texts.faultTexts);
  const text = (name: keyof typeof invoicingLimits, hint?: string) => (
    <TextField
      label={texts.fieldNames[name]}
      hint={hint}
      maxLength={invoicingLimits[name]}
      {...((name === "cuit" || name === "pointOfSale") && { inputMode: "numeric" as const })}
      value={entry[name]}
      error={faults[name]}
      onChange={(typed) => edit.type({ [name]: typed })}
    />
  );
  const hasRate = entry.vatCondition !== "" && letterOf(entry.vatCondition) === "B";
  const none = { value: "", label: texts.chooseOne };
  return (
    <EditForm edit={edit} submit={words.save} within="topic">
      <Part title={texts.issuer}>
        <Pair>
          {text("cuit")}
          {text("legalName")}
          {text("address")}
          <SelectField
            label={texts.vatCondition}
            value={entry.vatCondition}
            options={[none, ...vatConditions.map((value) => ({ value, label: texts.conditions[value] }))]}
            error={faults.vatCondition}
            onChange={(value) => edit.type({ vatCondition: vatConditions.find((one) => one === value) ?? "" })}
          />
          {text("grossIncome", texts.grossIncomeHint)}
          <DateField
            label={texts.startDate}
            value={entry.startDate}
            error={faults.startDate}
            onChange={(startDate) => edit.type({ startDate })}
          />
          {text("pointOfSale", texts.pointOfSaleHint)}
          {hasRate && (
            <SelectField
              label={texts.vatRate}
              value={entry.vatRate}
              options={[none, ...vatRates.map((rate) => ({ value: String(rate), label: texts.rates[rate] ?? "" }))]}
              error={faults.vatRate}
              onChange={(vatRate) => edit.type({ vatRate })}
            />
          )}
        </Pair>
      </Part>
      <Part title={texts.what}>
        <Box role="group" aria-label={texts.what} display="flex" gap="2" flexWrap="wrap">
          {invoiceAts.map((at) => (
            <Chip key={at} aria-pressed={entry.invoiceAt === at} onClick={() => edit.type({ invoiceAt: at })}>
              {texts.ats[at]}
            </Chip>
          ))}
        </Box>
        <Box fontSize="13px" color="fg.muted">
          {texts.atHint}
        </Box>
        <Pair>
          {invoiceSources.map((source) => (
            <Switch
              key={source}
              label={texts.sourceNames[source]}
              checked={entry.sources.includes(source)}
              onChange={(isOn) =>
                edit.type({
                  sources: invoiceSources.filter((one) => (one === source ? isOn : entry.sources.includes(one))),
                })
              }
            />
          ))}
        </Pair>
        <Box fontSize="13px" color="fg.muted">
          {texts.sourcesHint}
        </Box>
      </Part>
    </EditForm>
  );
}
