import type { DemoSale } from "./sales.ts";
import type { DemoRows } from "./tables.ts";

export const orderRows = (cafeteriaId: string, sales: readonly DemoSale[]): DemoRows => ({
  transaction: sales.map(({ order, localDate, discountSource, registerSessionId }) => ({
    id: order.id,
    cafeteria_id: cafeteriaId,
    cart_id: order.cartId,
    order_type: order.orderType,
    status: order.status,
    commensal_id: order.commensalId,
    commensal_class_id: order.commensalClassId,
    buyer_id: order.buyerId,
    seller_id: order.sellerId,
    comments: order.comments,
    payment_method: order.paymentMethod,
    subtotal: order.subtotal,
    discount: order.discount,
    discount_source: discountSource?.toLowerCase() ?? null,
    total_price: order.totalPrice,
    local_date: localDate,
    date_time: order.dateTime,
    pick_up_date_time: order.pickUpDateTime,
    last_status_update: order.lastStatusUpdate,
    origin_medium: order.originMedium,
    register_session_id: registerSessionId,
    version: 1,
  })),
  transaction_item: sales.flatMap(({ order, localDate }) =>
    order.orderItems.map((item, index) => ({
      transaction_id: order.id,
      line: index + 1,
      type: item.type,
      product_id: item.productId,
      product_version: item.productVersion,
      name: item.name,
      price: item.price,
      quantity: item.quantity,
      discount: item.discount,
      total: item.total,
      local_date: localDate,
    })),
  ),
});
