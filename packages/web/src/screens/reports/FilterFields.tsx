import { type Cafeteria, paymentMethods } from "@cantina/domain/cafeteria";
import { id } from "@cantina/domain/kernel";
import { originMedia } from "@cantina/domain/orders";
import {
  type ReportEntry,
  type ReportKind,
  isAtCounter,
  withClasses,
  withOrigin,
} from "@cantina/domain/report-filters";
import { saleDateKinds } from "@cantina/domain/reports";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { historyDinersQuery, sellersQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as history from "../../texts/history.ts";
import { originNames } from "../../texts/origin-names.ts";
import { paymentName } from "../../texts/payment-names.ts";
import { personName } from "../../texts/person-name.ts";
import * as texts from "../../texts/reports.ts";
import * as words from "../../texts/words.ts";
import { ClassChips } from "../../ui/ClassChips.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { DinerFilter, mediaFor, methodsFor } from "../history/index.ts";

export interface FilterFieldsProps {
  readonly kind: ReportKind;
  readonly entry: ReportEntry;
  readonly cafeteria: Cafeteria;
  readonly onChange: (change: Partial<ReportEntry>) => void;
}

const any = { value: "", label: words.all };

export function FilterFields({ kind, entry, cafeteria, onChange }: FilterFieldsProps) {
  const { sources } = useWorkplace();
  const isWithSellers = isAtCounter(entry);
  const { data: sellers = [] } = useQuery(sellersQuery(sources, isWithSellers));
  const { data: diners = [] } = useQuery(historyDinersQuery(sources, entry.commensalId !== null));
  const methods = methodsFor(paymentMethods, cafeteria);
  const media = mediaFor(originMedia, cafeteria.features);
  return (
    <>
      {kind === "SALES" && (
        <SelectField
          label={texts.dateKind}
          value={entry.dateKind}
          options={saleDateKinds.map((value) => ({ value, label: history.dateKindNames[value] }))}
          onChange={(value) => onChange({ dateKind: saleDateKinds.find((one) => one === value) ?? "PICKUP_DATE" })}
        />
      )}
      <SelectField
        label={texts.paymentMethod}
        value={entry.paymentMethod ?? ""}
        options={[
          any,
          ...methods.map((value) => ({ value, label: paymentName(value, cafeteria.customPaymentMethod) })),
        ]}
        onChange={(value) => onChange({ paymentMethod: methods.find((method) => method === value) ?? null })}
      />
      <SelectField
        label={words.origin}
        value={entry.originMedium ?? ""}
        options={[any, ...media.map((value) => ({ value, label: originNames[value] }))]}
        onChange={(value) => onChange(withOrigin(media.find((one) => one === value) ?? null))}
      />
      <SelectField
        label={words.seller}
        value={entry.sellerId ?? ""}
        disabled={!isWithSellers}
        options={[
          isWithSellers ? any : { value: "", label: texts.faultTexts.sellerId.NOT_AT_COUNTER },
          ...sellers.map((seller) => ({ value: seller.id, label: personName(seller) })),
        ]}
        onChange={(value) => onChange({ sellerId: sellers.find((seller) => seller.id === value)?.id ?? null })}
      />
      {kind === "SALES" && (
        <>
          <DinerFilter
            commensalId={entry.commensalId ?? ""}
            classIds={entry.classIds}
            onChange={(chosen) => onChange({ commensalId: chosen === "" ? null : id<"commensal">(chosen) })}
          />
          <ClassChips
            classes={cafeteria.classes}
            chosen={entry.classIds}
            onChange={(chosen) =>
              onChange(
                withClasses(
                  cafeteria.classes.map((one) => one.id).filter((classId) => chosen.includes(classId)),
                  diners.find((diner) => diner.id === entry.commensalId),
                ),
              )
            }
          />
        </>
      )}
      <Box gridColumn="1 / -1">
        <Switch
          label={texts.withoutReverted}
          checked={entry.isWithoutReverted}
          onChange={(isWithoutReverted) => onChange({ isWithoutReverted })}
        />
        <Box fontSize="13px" color="fg.muted">
          {texts.withoutRevertedHint}
        </Box>
      </Box>
    </>
  );
}
