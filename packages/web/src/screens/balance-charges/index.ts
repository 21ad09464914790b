export { BalanceChargeDialog } from "./BalanceChargeDialog.tsx";
