export { AutoComplete } from "./AutoComplete.tsx";
export { SalePickup } from "./SalePickup.tsx";
