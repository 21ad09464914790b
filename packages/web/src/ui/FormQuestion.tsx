import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";

export interface FormQuestionProps {
  /** What stands on the button. */
  readonly answer: string;
  readonly onAnswer: () => void;
  /** What is odd about it. */
  readonly children: ReactNode;
}

/** What a form asks once more before it is saved: `question` of its frame, in which its answer is the main action. */
export const FormQuestion = ({ answer, onAnswer, children }: FormQuestionProps) => (
  <Notice
    kind="warning"
    comesIntoSight
    action={
      <Button size="sm" onClick={onAnswer}>
        {answer}
      </Button>
    }
  >
    {children}
  </Notice>
);
