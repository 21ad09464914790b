import { type SchoolRules, type Seal, countedSeals, toggledSeal } from "@cantina/domain/school-rules";
import { Box } from "@chakra-ui/react/box";
import * as texts from "../../../texts/school-rules.ts";
import { sealList } from "../../../texts/seal-words.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { Disclosure } from "../../../ui/Disclosure.tsx";
import { FaultText } from "../../../ui/FaultText.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { longChip } from "../../../ui/long-name.ts";

export interface ProductSealsProps {
  readonly chosen: readonly Seal[];
  /** Of a promotion, which has none of its own; null: it is none. */
  readonly ofItems: readonly Seal[] | null;
  readonly rules: SchoolRules;
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly Seal[]) => void;
}

/** The seals of the country, and what the cafeteria makes of them. SCHOOL-01 SCHOOL-02 SCHOOL-04 */
export function ProductSeals({ chosen, ofItems, rules, error, onChange }: ProductSealsProps) {
  const { countryId, sealPolicy = "OFF" } = rules;
  const carried = countedSeals(ofItems ?? chosen, rules);
  const list = sealList(carried, countryId);
  if (ofItems !== null && carried.length === 0) return null;
  return (
    <Box display="flex" flexDirection="column" gap="3">
      {ofItems === null ? (
        <Disclosure
          summary={
            <Box textStyle="sm">
              <Box as="span" fontWeight="semibold">
                {texts.sealsOnFront}
              </Box>{" "}
              <Box as="span" color="fg.muted">
                {carried.length === 0 ? texts.noSeals : list}
              </Box>
            </Box>
          }
        >
          <Box role="group" aria-label={texts.sealsOnFront} display="flex" gap="2" flexWrap="wrap" pt="2">
            {texts.sealOptions(countryId).map(({ value, label }) => (
              <Chip
                key={value}
                style={longChip}
                aria-pressed={chosen.includes(value)}
                onClick={() => onChange(toggledSeal(chosen, value))}
              >
                {label}
              </Chip>
            ))}
          </Box>
        </Disclosure>
      ) : (
        <Box textStyle="sm">{texts.ofItems(list)}</Box>
      )}
      <FaultText text={error} />
      {carried.length > 0 && sealPolicy !== "OFF" && (
        <Notice kind="warning">{sealPolicy === "BLOCK" ? texts.barredHere : texts.warnedHere}</Notice>
      )}
    </Box>
  );
}
