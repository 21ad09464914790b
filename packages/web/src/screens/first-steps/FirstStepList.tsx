import { isConfirmable } from "@cantina/domain/cafeteria";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { Circle, CircleCheck } from "lucide-react";
import { type FirstSteps, firstStepsQuery } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/first-steps.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { Progress } from "./Progress.tsx";
import { StepLink } from "./StepLink.tsx";
import styles from "./first-steps.module.css";
import { useFirstSteps } from "./use-first-steps.ts";

/** All of them, with what is done. Whoever has sold sees them only here, so that there is nothing to hide. CAFETERIA-24 */
export function FirstStepList() {
  const { sources } = useWorkplace();
  const { data, failureReason, refetch } = useQuery(firstStepsQuery(sources));
  return (
    <Loaded
      data={data}
      failure={failureReason}
      errorTitle={texts.unreadable}
      onRetry={() => void refetch()}
      height="420px"
    >
      {(read) => <Steps read={read} />}
    </Loaded>
  );
}

function Steps({ read: { steps, isHidden, hasSold } }: { readonly read: FirstSteps }) {
  const { isUnderWay, confirm, hide, show } = useFirstSteps();
  return (
    <>
      <Progress steps={steps} />
      <ol className={styles["list"]} aria-label={texts.firstSteps}>
        {steps.map((step) => {
          const { id, isDone } = step;
          const { title, detail } = texts.steps[id];
          return (
            <li key={id} className={styles["row"]} data-done={isDone || undefined}>
              <span className={styles["mark"]}>
                {isDone ? <CircleCheck aria-hidden size={22} /> : <Circle aria-hidden size={22} />}
                <Box srOnly>{isDone ? words.done : words.pending}</Box>
              </span>
              <div className={styles["text"]}>
                <StepLink step={step} />
                <div className={styles["detail"]}>{detail}</div>
              </div>
              {!isDone && isConfirmable(id) && (
                <Button
                  size="sm"
                  variant="outline"
                  colorPalette="gray"
                  position="relative"
                  aria-label={texts.isRightOf(title)}
                  busy={isUnderWay(id)}
                  onClick={({ currentTarget }) => {
                    // The button goes with what it did.
                    currentTarget.closest("li")?.querySelector("a")?.focus();
                    confirm(id);
                  }}
                >
                  {texts.isRight}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {!hasSold && (
        <Button
          alignSelf="flex-start"
          variant="outline"
          colorPalette="gray"
          busy={isUnderWay("all")}
          onClick={isHidden ? show : hide}
        >
          {isHidden ? texts.show : texts.hide}
        </Button>
      )}
    </>
  );
}
