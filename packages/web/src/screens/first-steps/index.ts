export { FirstStepList } from "./FirstStepList.tsx";
export { NextStep } from "./NextStep.tsx";
