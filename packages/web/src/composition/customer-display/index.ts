export { showToCustomers } from "./show-to-customers.ts";
export { useTillDisplay } from "./use-till-display.ts";
