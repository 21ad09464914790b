import { type Cafeteria, paymentMethods } from "@cantina/domain/cafeteria";
import { orderTypes, originMedia } from "@cantina/domain/orders";
import { useQuery } from "@tanstack/react-query";
import { historyDinersQuery, sellersQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { personName } from "../../texts/person-name.ts";
import { paymentName } from "../../texts/payment-names.ts";
import { ClassChips } from "../../ui/ClassChips.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { DinerFilter } from "./DinerFilter.tsx";
import { type HistoryFilter, mediaFor, methodsFor, statusChoices, typesFor, isOfClasses } from "./history-filter.ts";
import { mediumNames, statusNames, typeNames } from "./history-texts.ts";

export interface MoreFiltersProps {
  readonly filter: HistoryFilter;
  readonly cafeteria: Cafeteria;
  readonly onChange: (change: Partial<HistoryFilter>) => void;
}

const any = (label: string) => ({ value: "", label });

export function MoreFilters({ filter, cafeteria, onChange }: MoreFiltersProps) {
  const { sources } = useWorkplace();
  const { data: sellers = [] } = useQuery(sellersQuery(sources));
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
        label="Tipo"
        value={filter.orderType}
        onChange={(value) => onChange({ orderType: types.find((type) => type === value) ?? "" })}
        options={[any("Todos"), ...types.map((value) => ({ value, label: typeNames[value] }))]}
      />
      <SelectField
        label="Estado"
        value={filter.status}
        onChange={(value) => onChange({ status: statusChoices.find((status) => status === value) ?? "" })}
        options={[any("Todos"), ...statusChoices.map((value) => ({ value, label: statusNames[value] }))]}
      />
      <SelectField
        label="Método de pago"
        value={filter.paymentMethod}
        onChange={(value) => onChange({ paymentMethod: methods.find((method) => method === value) ?? "" })}
        options={[
          any("Todos"),
          ...methods.map((value) => ({ value, label: paymentName(value, cafeteria.customPaymentMethod) })),
        ]}
      />
      <SelectField
        label="Origen"
        value={filter.originMedium}
        onChange={(value) => onChange({ originMedium: originMedia.find((one) => one === value) ?? "" })}
        options={[
          any("Todos"),
          ...mediaFor(originMedia, cafeteria.features).map((value) => ({ value, label: mediumNames[value] })),
        ]}
      />
      <SelectField
        label="Vendedor"
        value={filter.sellerId}
        onChange={(sellerId) => onChange({ sellerId })}
        options={[any("Todos"), ...sellers.map((seller) => ({ value: seller.id, label: personName(seller) }))]}
      />
      <DinerFilter
        commensalId={filter.commensalId}
        classIds={filter.classIds}
        onChange={(commensalId) => onChange({ commensalId })}
      />
      <ClassChips classes={cafeteria.classes} chosen={filter.classIds} onChange={onClasses} />
    </>
  );
}
