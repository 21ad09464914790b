import { paymentMethods } from "@cantina/domain/cafeteria";
import { textLimits } from "@cantina/domain/kernel";
import { orderStatuses, orderTypes, originMedia } from "@cantina/domain/orders";
import { cartLimits } from "@cantina/domain/sale";
import { cancelReasons, cancellers, dateKinds, passChoices } from "@cantina/domain/transactions";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { paidParts } from "../orders/index.ts";
import {
  clockText,
  dateText,
  givenInstant,
  idOf,
  listed,
  money,
  moneyQuery,
  narrowing,
  nonNegativeMoney,
  paging,
  textUpTo,
  wholeQuery,
} from "../wire/index.ts";
import { diner, historyEntry, seller } from "./history.wire.ts";

const tag = "Historial";

/** What a result is narrowed by. */
const narrowed = {
  /** By the date of cancellation: only what was cancelled. */
  dateKind: v.optional(v.picklist(dateKinds), "ORDER_DATE"),
  /** Days of the cafeteria, both included. */
  from: v.optional(dateText),
  until: v.optional(dateText),
  orderType: v.optional(v.picklist(orderTypes)),
  status: v.optional(v.picklist(orderStatuses)),
  cancelledBy: v.optional(v.picklist(cancellers)),
  paymentMethod: narrowing(paymentMethods, "ANY"),
  originMedium: narrowing(originMedia, "ALL"),
  sellerId: v.optional(idOf<"profile">()),
  commensalId: v.optional(idOf<"commensal">()),
  classIds: v.optional(listed(idOf<"class">())),
  /** Only what nobody known was sold. */
  withoutCommensal: v.optional(v.literal("true")),
  buyerId: v.optional(idOf<"profile">()),
  /** What has such a line. */
  productId: v.optional(idOf<"product">()),
  productVersion: v.optional(wholeQuery(1, 999_999_999)),
  genericName: v.optional(textUpTo(textLimits.name)),
  unitPrice: v.optional(moneyQuery),
  categoryId: v.optional(idOf<"category">()),
  /** By the clock of the cafeteria. */
  pickUpTime: v.optional(clockText),
  /** Orders that are dates of passes: left out, or nothing else. */
  passes: v.optional(v.picklist(passChoices)),
  /** By the date that is asked by: nothing from then on. */
  before: v.optional(givenInstant),
  /** Nothing that was cancelled, by whomever. */
  withoutReverted: v.optional(v.literal("true")),
  /** As reports count: what was given back since, too, and nothing that never was money. */
  asSold: v.optional(v.literal("true")),
  /** Only what was discounted. */
  withDiscount: v.optional(v.literal("true")),
  /** An id, its first characters, or part of the name of a commensal or client. */
  search: v.optional(v.pipe(textUpTo(textLimits.name), v.trim())),
  cartId: v.optional(idOf<"cart">()),
};

export const listTransactions = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/transactions",
  summary: "El historial, lo más nuevo primero; a un cliente, el suyo",
  access: "readTransactions",
  query: v.object({
    ...paging,
    /** Instead of counting: what comes after this transaction, however many came before it meanwhile. */
    after: v.optional(idOf<"order">()),
    ...narrowed,
  }),
  data: v.array(historyEntry),
  counted: true,
  errors: ["TO_BEFORE_FROM", "WRONG_USER"],
});

export const sumTransactions = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/transactions/sum",
  summary:
    "La suma de un resultado del historial, sin lo cancelado, salvo con asSold; por fecha de cancelación, la de lo devuelto",
  access: "readHistory",
  query: v.object({
    ...narrowed,
    /** Told of all lines, if none are asked for. */
    withUnits: v.optional(v.literal("true")),
  }),
  /** null: not told to who counts a drawer blind, or of more rows than are added up. */
  data: v.object({
    total: v.nullable(money),
    /** Of the lines that were asked for, of what was cancelled too; null: of none, or likewise. */
    linesTotal: v.nullable(money),
    /** Of how many units these lines are; servers of before don't tell. */
    linesUnits: v.exactOptional(v.nullable(v.number()), null),
    /** By a payment method, what was paid by it alone, where that is not all of it: of split sales. */
    paidTotal: v.exactOptional(money),
    /** What was discounted in all of them, where only that is asked for; servers of before don't tell. */
    discount: v.exactOptional(v.nullable(money), null),
    isBlind: v.boolean(),
  }),
  errors: ["VALIDATION", "TO_BEFORE_FROM"],
});

export const revertTransaction = defineEndpoint(tag, {
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/transactions/{orderId}",
  summary: "Cancela o revierte una transacción: devuelve el dinero, el stock, los límites y las cuponeras",
  access: "revertTransactions",
  body: v.object({
    reason: v.picklist(cancelReasons),
    comment: v.optional(textUpTo(textLimits.cancelComment), ""),
  }),
  idempotent: true,
  data: historyEntry,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "CLOSED_CASH_FLOW", "INVALID_REVERT_TRANSACTION"],
});

export const refundUnits = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/transactions/{orderId}/refunds",
  summary: "Devuelve unidades de un pedido: su dinero, su stock y sus límites; de todo lo que queda, lo cancela",
  access: "refundUnits",
  body: v.object({
    /** Each line once, by its number in the order. */
    lines: v.pipe(
      v.array(
        v.object({
          line: v.pipe(v.number(), v.integer(), v.minValue(1)),
          quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(cartLimits.quantity)),
        }),
      ),
      v.minLength(1),
      v.maxLength(cartLimits.lines),
    ),
    /** What was shown to go back; STALE_ENTRY when it is another amount by now. */
    amount: nonNegativeMoney,
    reason: v.picklist(cancelReasons),
    comment: v.optional(textUpTo(textLimits.cancelComment), ""),
  }),
  idempotent: true,
  data: v.object({
    /** What was refunded, as an order of its own; null: it was all that was left, and the order is cancelled. */
    refundId: v.nullable(idOf<"order">()),
    amount: money,
    /** Of a split order, what goes back by each method; answers kept from before lack it. */
    payments: v.exactOptional(paidParts, []),
    /** What is left. */
    order: historyEntry,
  }),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "CLOSED_CASH_FLOW", "INVALID_REVERT_TRANSACTION", "STALE_ENTRY"],
});

export const listSellers = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/profiles/sellers",
  summary: "Quienes venden; los eliminados solo para administradores",
  access: "readHistory",
  data: v.array(seller),
});

export const listHistoryDiners = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/transactions/commensals",
  summary: "Los comensales por los que se filtra el historial; los eliminados solo para administradores",
  access: "readHistory",
  data: v.array(diner),
});
