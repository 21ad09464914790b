import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import { TutorialsMenu } from "./parts/TutorialsMenu.tsx";
import { type Tutorial, tutorials } from "./tutorials.ts";

export function TutorialsButton() {
  const [shown, setShown] = useState<Tutorial | null>(null);
  return (
    <Box hideBelow="md">
      <TutorialsMenu
        tutorials={tutorials.map((tutorial) => ({
          id: tutorial.id,
          label: tutorial.title,
          onSelect: () => setShown(tutorial),
        }))}
      />
      {shown !== null && (
        <Dialog isOpen onClose={() => setShown(null)} title={shown.title}>
          <Box as="ol" ps="5" css={{ listStyle: "decimal", "& li + li": { mt: "2" } }}>
            {shown.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Box>
        </Dialog>
      )}
    </Box>
  );
}
