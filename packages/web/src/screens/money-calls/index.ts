export { MoneyDeskNotice } from "./MoneyDeskNotice.tsx";
