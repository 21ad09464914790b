import { showsByItself } from "@cantina/domain/cafeteria";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useId } from "react";
import { firstStepsQuery } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/first-steps.ts";
import { Button } from "../../ui/Button.tsx";
import { Progress } from "./Progress.tsx";
import { StepLink } from "./StepLink.tsx";
import { TourOffer } from "./TourOffer.tsx";
import styles from "./first-steps.module.css";
import { useFirstSteps } from "./use-first-steps.ts";

/** On the empty till: what comes next, and the tour, once. Nothing while it can't be read: the till says what is missing. CAFETERIA-24 */
export function NextStep() {
  const { sources } = useWorkplace();
  const { data } = useQuery(firstStepsQuery(sources));
  const { isUnderWay, hide } = useFirstSteps();
  const navigate = useNavigate();
  const titleId = useId();
  const next = data?.steps.find(({ isDone }) => !isDone);
  if (data === undefined || next === undefined || !showsByItself(data)) return null;
  return (
    <section aria-labelledby={titleId} className={styles["card"]}>
      <h2 id={titleId} className={styles["title"]}>
        {texts.firstSteps}
      </h2>
      <Progress steps={data.steps} />
      <div className={styles["row"]}>
        <div className={styles["text"]}>
          <div className={styles["detail"]}>{texts.nextStep}</div>
          <StepLink step={next} />
          <div className={styles["detail"]}>{texts.steps[next.id].detail}</div>
        </div>
        <ChevronRight aria-hidden size={20} />
      </div>
      <div className={styles["foot"]}>
        <Button
          variant="outline"
          colorPalette="gray"
          onClick={() => void navigate({ to: "/configuration", search: { topic: "first-steps" } })}
        >
          {texts.seeAll}
        </Button>
        <Button variant="ghost" colorPalette="gray" busy={isUnderWay("all")} onClick={hide}>
          {texts.hide}
        </Button>
      </div>
      {/* A phone has no tours, as it has no button for them. */}
      {!data.isTourAnswered && (
        <Box hideBelow="md" borderTopWidth="1px" pt="4">
          <TourOffer />
        </Box>
      )}
    </section>
  );
}
