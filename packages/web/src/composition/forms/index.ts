export { useApplyMeals } from "./use-apply-meals.ts";
export { type Edit, type EditOptions, type FormOf, type FormTypes, useConfirmation, useEdit } from "./use-edit.ts";
export { type MoneyForm, useMoneyForm } from "./use-money-form.ts";
