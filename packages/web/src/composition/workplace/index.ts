export { loadWorkplace } from "./load-workplace.ts";
export { useCalls } from "./use-calls.ts";
export { useDiners } from "./use-diners.ts";
export { useMeals } from "./use-meals.ts";
export { useMinute } from "./use-minute.ts";
export { useNoonReminder } from "./use-noon-reminder.ts";
export { useRegisterNeed } from "./use-register-need.ts";
export { WorkplaceContext, useWorkplace } from "./workplace-context.ts";
export type { Workplace } from "./workplace.ts";
