import type { CounterPaymentMethod } from "@cantina/domain/cafeteria";
import { Box } from "@chakra-ui/react/box";
import { MonitorSmartphone } from "lucide-react";
import * as displayTexts from "../../../texts/customer-display.ts";
import * as favouriteTexts from "../../../texts/favourites.ts";
import * as texts from "../../../texts/sale.ts";
import * as words from "../../../texts/words.ts";
import { Button } from "../../../ui/Button.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
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
  readonly onEditFavourites: () => void;
}

const displayLabels: Record<keyof CardDisplay, string> = {
  image: words.picture,
  title: words.title,
  description: words.description,
  price: words.price,
  stock: texts.stock,
};
const displayKeys = ["image", "title", "description", "price", "stock"] as const;

/** A window of its own, to be moved to the screen that faces whoever buys. SALE-94 */
const openCustomerDisplay = (): void =>
  void window.open("/customer-display", "_blank", "noopener,popup,width=1024,height=640");

export function SettingsForm(props: SettingsFormProps) {
  const isPhone = useIsPhone();
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
      <Button variant="outline" mt="1" onClick={props.onEditFavourites}>
        {favouriteTexts.edit}
      </Button>
      <GroupTitle>{texts.defaultPayment}</GroupTitle>
      <PaymentTiles
        label={texts.defaultPayment}
        options={paymentOptions}
        selectedId={defaultPaymentId}
        onSelect={onDefaultPaymentChange}
      />
      {!isPhone && (
        <>
          <GroupTitle>{displayTexts.secondScreen}</GroupTitle>
          <Button variant="outline" onClick={openCustomerDisplay}>
            <MonitorSmartphone aria-hidden />
            {displayTexts.open}
          </Button>
        </>
      )}
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
