export { SalePickup } from "./SalePickup.tsx";
