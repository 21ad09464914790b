import { type Cafeteria, openDays } from "@cantina/domain/cafeteria";
import { type CalendarProduct, orderDateFault } from "@cantina/domain/calendar-products";
import type { Category } from "@cantina/domain/catalog";
import { type LocalDate, type LocalTime, id, localDateOf, textLimits } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { now } from "../../composition/now.ts";
import type { PassChange } from "../../composition/pass-queries.ts";
import { dayFaultTexts } from "../../texts/day-fault-texts.ts";
import { Form } from "../../ui/Form.tsx";
import { MoneyInput } from "../../ui/MoneyInput.tsx";
import { MonthCalendar } from "../../ui/MonthCalendar.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PictureField } from "../../ui/PictureField.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { ClassPriceRows } from "./parts/ClassPriceRows.tsx";
import { TimeField } from "./parts/TimeField.tsx";
import { type PassEntry, passFaults } from "./pass-faults.ts";

export interface PassFormProps {
  readonly formId: string;
  /** null: a new one. */
  readonly pass: CalendarProduct | null;
  readonly cafeteria: Cafeteria;
  readonly categories: readonly Category[];
  readonly failure: string | null;
  readonly onSave: (change: PassChange) => void;
}

const entryOf = (pass: CalendarProduct | null): PassEntry => ({
  name: pass?.name ?? "",
  description: pass?.description ?? "",
  categoryId: pass?.categoryId ?? null,
  price: pass?.price ?? null,
  classPrices: pass?.classPrices ?? [],
  orderDates: pass?.orderDates ?? [],
  deliveryTime: pass?.deliveryTime ?? null,
});

export function PassForm({ formId, pass, cafeteria, categories, failure, onSave }: PassFormProps) {
  const [entry, setEntry] = useState(() => entryOf(pass));
  const [image, setImage] = useState<PassChange["image"]>();
  const [isOrderCancellable, setCancellable] = useState(pass?.isOrderCancellable ?? false);
  const [chargeForPastOrders, setChargesPast] = useState(pass?.chargeForPastOrders ?? false);
  const [shownInApp, setShownInApp] = useState(pass?.shownInApp ?? true);
  const [wasSent, setWasSent] = useState(false);
  const today = localDateOf(now(), cafeteria.timeZone);
  const days = openDays(today, cafeteria.closedDays);
  const kept = pass?.orderDates ?? [];
  const faults = passFaults(entry, { days, kept });
  const shown = wasSent ? faults : {};
  const change = (part: Partial<PassEntry>): void => setEntry({ ...entry, ...part });
  const faultOf = (date: LocalDate): string | null => {
    const fault = kept.includes(date) && date >= today ? null : orderDateFault(date, days);
    return fault === null ? null : dayFaultTexts[fault];
  };

  function submit(): void {
    setWasSent(true);
    const { categoryId, price, deliveryTime } = entry;
    if (Object.keys(faults).length > 0 || categoryId === null || price === null || deliveryTime === null) return;
    const classPrices = entry.classPrices.flatMap((row) =>
      row.classId === null || row.price === null ? [] : [{ classId: row.classId, price: row.price }],
    );
    const texts = { name: entry.name.trim(), description: entry.description.trim() };
    const rules = { isOrderCancellable, chargeForPastOrders, shownInApp };
    const { orderDates } = entry;
    onSave({ draft: { ...texts, ...rules, categoryId, price, classPrices, deliveryTime, orderDates }, image });
  }

  return (
    <Form id={formId} onSubmit={submit}>
      <PictureField savedUrl={pass?.imageUrl ?? null} image={image} onChange={setImage} />
      <TextField
        label="Nombre"
        maxLength={textLimits.name}
        value={entry.name}
        error={shown.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        label="Descripción"
        multiline
        maxLength={textLimits.productDescription}
        value={entry.description}
        error={shown.description}
        onChange={(description) => change({ description })}
      />
      <Box display="grid" gridTemplateColumns={{ base: "1fr", md: "1fr 1fr" }} gap="3" alignItems="start">
        <SelectField
          label="Categoría"
          value={entry.categoryId ?? ""}
          options={[
            { value: "", label: "Elegir…" },
            ...categories.map((category) => ({ value: category.id, label: category.name })),
          ]}
          error={shown.categoryId}
          onChange={(categoryId) => change({ categoryId: categoryId === "" ? null : id<"category">(categoryId) })}
        />
        <MoneyInput label="Precio" value={entry.price} error={shown.price} onChange={(price) => change({ price })} />
      </Box>
      <ClassPriceRows
        classes={cafeteria.classes}
        rows={entry.classPrices}
        faults={shown.classPrices ?? new Map()}
        onChange={(classPrices) => change({ classPrices })}
      />
      <MonthCalendar
        label={`Días del abono (${entry.orderDates.length})`}
        today={today}
        selected={new Set(entry.orderDates)}
        faultOf={faultOf}
        error={shown.orderDates}
        onChange={(dates) => change({ orderDates: [...dates].toSorted() })}
      />
      {pass === null && (
        <TimeField
          label="Horario de entrega"
          value={entry.deliveryTime}
          error={shown.deliveryTime}
          onChange={(deliveryTime: LocalTime | null) => change({ deliveryTime })}
        />
      )}
      <Box display="flex" flexDirection="column">
        <Switch label="Se pueden cancelar días sueltos" checked={isOrderCancellable} onChange={setCancellable} />
        <Switch label="Cobrar también los días pasados" checked={chargeForPastOrders} onChange={setChargesPast} />
        <Switch label="Mostrar en la app" checked={shownInApp} onChange={setShownInApp} />
      </Box>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
    </Form>
  );
}
