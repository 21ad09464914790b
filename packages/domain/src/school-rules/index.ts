export { type Seal, seals, sealsIn, sealsOf, sortedSeals, toggledSeal } from "./seal.ts";
export {
  type SchoolRules,
  type SealFound,
  type SealPolicy,
  type SealRuling,
  countedSeals,
  isBarred,
  judgeSeals,
  noSchoolRules,
  rulesForFamilies,
  sealPolicies,
} from "./judge-seals.ts";
