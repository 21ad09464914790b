import { cashRegisterEndpoints } from "@cantina/contract/cash-register";
import { useCalls } from "../workplace/index.ts";

/** What an administrator does to a register that isn't theirs. ACCESS-20 */
export const useLeftRegisterCalls = () => useCalls(cashRegisterEndpoints);
