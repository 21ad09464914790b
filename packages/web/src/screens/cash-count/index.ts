export { AmountQuestion } from "./AmountQuestion.tsx";
export { DenominationCount } from "./DenominationCount.tsx";
