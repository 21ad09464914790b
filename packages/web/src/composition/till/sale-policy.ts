import { type Cafeteria, offeredPaymentMethods } from "@cantina/domain/cafeteria";
import type { CheckoutPolicy } from "@cantina/domain/sale";
import type { SaleSettings } from "@cantina/adapters/storage";

/** The device's preference, as far as the cafeteria goes along with it. */
export function salePolicy(settings: SaleSettings, cafeteria: Cafeteria | undefined): CheckoutPolicy {
  const offered = offeredPaymentMethods(cafeteria?.customPaymentMethod ?? null);
  const { defaultPaymentMethod } = settings;
  return {
    defaultPaymentMethod: offered.includes(defaultPaymentMethod) ? defaultPaymentMethod : "ACCOUNT_BALANCE",
    allowIgnoreMinimumBalance: cafeteria?.allowIgnoreMinimumBalance ?? false,
    schoolRules: { countryId: cafeteria?.countryId, sealPolicy: cafeteria?.sealPolicy },
  };
}
