import { calendarProductEndpoints } from "@cantina/contract/calendar-products";
import type { DataOf } from "@cantina/contract/endpoint";
import type { CalendarProduct, PassSaleRequest } from "@cantina/domain/calendar-products";
import {
  type CafeteriaId,
  type IdempotencyKey,
  type ProductId,
  type Result,
  decimalFromCents,
} from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "@cantina/contract/calls";
import { mapped } from "./mapped.ts";

/** A pass as an administrator writes it. */
export type PassDraft = Omit<CalendarProduct, "id" | "version" | "imageUrl">;
export type BoughtPass = DataOf<typeof calendarProductEndpoints.buyCalendarProduct>;

export type CalendarProductsSource = {
  readonly listPasses: (signal: AbortSignal) => Promise<Result<readonly CalendarProduct[], ApiFailure>>;
  readonly createPass: (draft: PassDraft, key: IdempotencyKey) => Promise<Result<CalendarProduct, ApiFailure>>;
  /** Its delivery time stays as it is. */
  readonly changePass: (productId: ProductId, draft: PassDraft) => Promise<Result<CalendarProduct, ApiFailure>>;
  readonly deletePass: (productId: ProductId) => Promise<Result<unknown, ApiFailure>>;
  /** The same key with the same request gives the first answer again. */
  readonly buyPass: (request: PassSaleRequest, key: IdempotencyKey) => Promise<Result<BoughtPass, ApiFailure>>;
};

const editableOf = (draft: PassDraft) => ({
  name: draft.name,
  description: draft.description,
  categoryId: draft.categoryId,
  price: decimalFromCents(draft.price),
  classPrices: draft.classPrices.map(({ classId, price }) => ({ classId, price: decimalFromCents(price) })),
  orderDates: [...draft.orderDates],
  isOrderCancellable: draft.isOrderCancellable,
  chargeForPastOrders: draft.chargeForPastOrders,
  shownInApp: draft.shownInApp,
});

export function httpCalendarProducts(client: ApiClient, cafeteriaId: CafeteriaId): CalendarProductsSource {
  const params = { cafeteriaId };
  const shown = (pass: CalendarProduct): CalendarProduct =>
    pass.imageUrl === null ? pass : { ...pass, imageUrl: client.addressOf(pass.imageUrl) };
  return {
    listPasses: async (signal) =>
      mapped(await client.call(calendarProductEndpoints.listCalendarProducts, { params }, { signal }), (list) =>
        list.map(shown),
      ),
    createPass: async (draft, idempotencyKey) => {
      const body = { ...editableOf(draft), deliveryTime: draft.deliveryTime };
      return mapped(
        await client.call(calendarProductEndpoints.createCalendarProduct, { params, body }, { idempotencyKey }),
        shown,
      );
    },
    changePass: async (productId, draft) =>
      mapped(
        await client.call(calendarProductEndpoints.changeCalendarProduct, {
          params: { ...params, productId },
          body: editableOf(draft),
        }),
        shown,
      ),
    deletePass: (productId) =>
      client.call(calendarProductEndpoints.deleteCalendarProduct, { params: { ...params, productId } }),
    buyPass: ({ productId, expectedTotal, ...rest }, idempotencyKey) =>
      client.call(
        calendarProductEndpoints.buyCalendarProduct,
        {
          params: { ...params, productId },
          body: { ...rest, expectedTotal: expectedTotal === null ? null : decimalFromCents(expectedTotal) },
        },
        { idempotencyKey },
      ),
  };
}
