import { calendarProductEndpoints } from "@cantina/contract/calendar-products";
import type { CalendarProduct, PassDraft } from "@cantina/domain/calendar-products";
import type { CafeteriaId, IdempotencyKey, ProductId, Result } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "@cantina/contract/calls";
import { mapped } from "./mapped.ts";
import { type PictureChange, fileOf, withPicture } from "./picture.ts";

export type PassChange = { readonly draft: PassDraft; readonly image: PictureChange };

export type CalendarProductsSource = {
  readonly listPasses: (signal: AbortSignal) => Promise<Result<readonly CalendarProduct[], ApiFailure>>;
  readonly createPass: (change: PassChange, key: IdempotencyKey) => Promise<Result<CalendarProduct, ApiFailure>>;
  /** Of the version that was shown; its delivery time stays as it is. */
  readonly changePass: (
    shown: Pick<CalendarProduct, "id" | "version">,
    change: PassChange,
    key: IdempotencyKey,
  ) => Promise<Result<CalendarProduct, ApiFailure>>;
  readonly deletePass: (productId: ProductId, key: IdempotencyKey) => Promise<Result<unknown, ApiFailure>>;
};

export function httpCalendarProducts(client: ApiClient, cafeteriaId: CafeteriaId): CalendarProductsSource {
  const params = { cafeteriaId };
  const shown = withPicture(client)<CalendarProduct>;
  return {
    listPasses: async (signal) =>
      mapped(await client.call(calendarProductEndpoints.listCalendarProducts, { params }, { signal }), (list) =>
        list.map(shown),
      ),
    createPass: async ({ draft, image }, idempotencyKey) => {
      const request = { params, body: draft };
      const options = { idempotencyKey, ...fileOf(image) };
      return mapped(await client.call(calendarProductEndpoints.createCalendarProduct, request, options), shown);
    },
    changePass: async ({ id, version }, { draft, image }, idempotencyKey) => {
      const { deliveryTime: _kept, ...editable } = draft;
      const body = { ...editable, version, removesImage: image === null };
      const request = { params: { ...params, productId: id }, body };
      const options = { idempotencyKey, ...fileOf(image) };
      return mapped(await client.call(calendarProductEndpoints.changeCalendarProduct, request, options), shown);
    },
    deletePass: (productId, idempotencyKey) =>
      client.call(
        calendarProductEndpoints.deleteCalendarProduct,
        { params: { ...params, productId } },
        { idempotencyKey },
      ),
  };
}
