import { type Cafeteria, paymentMethods } from "@cantina/domain/cafeteria";
import { orderTypes, originMedia } from "@cantina/domain/orders";
import { passChoices } from "@cantina/domain/transactions";
import { useQuery } from "@tanstack/react-query";
import { categoriesQuery, historyDinersQuery, sellersQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { originNames } from "../../texts/origin-names.ts";
import { personName } from "../../texts/person-name.ts";
import { paymentName } from "../../texts/payment-names.ts";
import * as texts from "../../texts/history.ts";
import * as words from "../../texts/words.ts";
import { ClassChips } from "../../ui/ClassChips.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TimeField } from "../../ui/TimeField.tsx";
import { DinerFilter } from "./DinerFilter.tsx";
import { type HistoryFilter, mediaFor, methodsFor, statusChoices, typesFor, isOfClasses } from "./history-filter.ts";

export interface MoreFiltersProps {
  readonly filter: HistoryFilter;
  readonly cafeteria: Cafeteria;
  readonly onChange: (change: Partial<HistoryFilter>) => void;
}

const any = (label: string) => ({ value: "", label });

export function MoreFilters({ filter, cafeteria, onChange }: MoreFiltersProps) {
  const { sources } = useWorkplace();
  const { data: sellers = [] } = useQuery(sellersQuery(sources));
  const { data: categories = [] } = useQuery(categoriesQuery(sources));
  const { data: diners = [] } = useQuery(historyDinersQuery(sources, filter.commensalId !== ""));
  const onClasses = (classIds: readonly string[]): void => {
    const diner = diners.find(({ id }) => id === filter.commensalId);
    const isStill = diner === undefined || isOfClasses(diner, classIds);
    onChange({ classIds, ...(!isStill && { commensalId: "" }) });
  };
  const types = typesFor(orderTypes, cafeteria.features);
  const methods = methodsFor(paymentMethods, cafeteria);
  return (
    <>
      <SelectField
        label={texts.type}
        value={filter.orderType}
        onChange={(value) => onChange({ orderType: types.find((type) => type === value) ?? "" })}
        options={[any(words.all), ...types.map((value) => ({ value, label: texts.typeNames[value] }))]}
      />
      <SelectField
        label={words.status}
        value={filter.status}
        onChange={(value) => onChange({ status: statusChoices.find((status) => status === value) ?? "" })}
        options={[any(words.all), ...statusChoices.map((value) => ({ value, label: texts.statusNames[value] }))]}
      />
      <SelectField
        label={texts.paymentMethod}
        value={filter.paymentMethod}
        onChange={(value) => onChange({ paymentMethod: methods.find((method) => method === value) ?? "" })}
        options={[
          any(words.all),
          ...methods.map((value) => ({ value, label: paymentName(value, cafeteria.customPaymentMethod) })),
        ]}
      />
      <SelectField
        label={words.origin}
        value={filter.originMedium}
        onChange={(value) => onChange({ originMedium: originMedia.find((one) => one === value) ?? "" })}
        options={[
          any(words.all),
          ...mediaFor(originMedia, cafeteria.features).map((value) => ({ value, label: originNames[value] })),
        ]}
      />
      <SelectField
        label={words.seller}
        value={filter.sellerId}
        onChange={(sellerId) => onChange({ sellerId })}
        options={[any(words.all), ...sellers.map((seller) => ({ value: seller.id, label: personName(seller) }))]}
      />
      <SelectField
        label={words.category}
        value={filter.categoryId}
        onChange={(categoryId) => onChange({ categoryId })}
        options={[any(words.all), ...categories.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <TimeField
        label={texts.pickUpTime}
        value={filter.pickUpTime === "" ? null : filter.pickUpTime}
        onChange={(time) => onChange({ pickUpTime: time ?? "" })}
      />
      {cafeteria.features.includes("calendarProducts") && (
        <SelectField
          label={texts.passes}
          value={filter.passes}
          onChange={(value) => onChange({ passes: passChoices.find((one) => one === value) ?? "" })}
          options={[any(words.all), ...passChoices.map((value) => ({ value, label: texts.passNames[value] }))]}
        />
      )}
      <DinerFilter
        commensalId={filter.commensalId}
        classIds={filter.classIds}
        onChange={(commensalId) => onChange({ commensalId })}
      />
      <ClassChips classes={cafeteria.classes} chosen={filter.classIds} onChange={onClasses} />
    </>
  );
}
