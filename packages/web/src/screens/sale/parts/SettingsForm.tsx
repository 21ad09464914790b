import type { CounterPaymentMethod } from "@cantina/domain/cafeteria";
import { Box } from "@chakra-ui/react/box";
import * as texts from "../../../texts/sale.ts";
import * as words from "../../../texts/words.ts";
import { Switch } from "../../../ui/Switch.tsx";
import { type PaymentOption, PaymentTiles } from "../../../ui/PaymentTiles.tsx";
import type { CardDisplay } from "./ProductCard.tsx";

export interface SettingsFormProps {
  readonly display: CardDisplay;
  readonly onDisplayChange: (display: CardDisplay) => void;
  readonly paymentOptions: readonly PaymentOption<CounterPaymentMethod>[];
  readonly defaultPaymentId: CounterPaymentMethod | null;
  readonly onDefaultPaymentChange: (id: CounterPaymentMethod) => void;
  readonly hasCategoryTabs: boolean;
  readonly onCategoryTabsChange: (shown: boolean) => void;
}

const displayLabels: Record<keyof CardDisplay, string> = {
  image: words.picture,
  title: words.title,
  description: words.description,
  price: words.price,
  stock: texts.stock,
};
const displayKeys = ["image", "title", "description", "price", "stock"] as const;

export function SettingsForm(props: SettingsFormProps) {
  const { display, onDisplayChange, paymentOptions, defaultPaymentId, onDefaultPaymentChange, hasCategoryTabs } = props;
  return (
    <Box p="4" display="flex" flexDirection="column" gap="1">
      <GroupTitle>{texts.onCards}</GroupTitle>
      {displayKeys.map((key) => (
        <Switch
          key={key}
          label={displayLabels[key]}
          checked={display[key]}
          onChange={(checked) => onDisplayChange({ ...display, [key]: checked })}
        />
      ))}
      <GroupTitle>{texts.page}</GroupTitle>
      <Switch label={texts.categoryTabs} checked={hasCategoryTabs} onChange={props.onCategoryTabsChange} />
      <GroupTitle>{texts.defaultPayment}</GroupTitle>
      <PaymentTiles
        label={texts.defaultPayment}
        options={paymentOptions}
        selectedId={defaultPaymentId}
        onSelect={onDefaultPaymentChange}
      />
    </Box>
  );
}

function GroupTitle({ children }: { readonly children: string }) {
  return (
    <Box
      as="h3"
      fontSize="12px"
      fontWeight="semibold"
      letterSpacing="wide"
      color="fg.subtle"
      _notFirst={{ mt: "3" }}
      mb="1"
    >
      {children}
    </Box>
  );
}
