import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { invoicingQuery, useInvoicingCalls } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/invoicing.ts";
import { Button } from "../../ui/Button.tsx";
import { Confirmation } from "../forms/index.ts";

/** Asked, because they are told to the tax office. */
export function RetryInvoices() {
  const { sources, queries } = useWorkplace();
  const calls = useInvoicingCalls();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Box mt="3">
      <Button variant="outline" colorPalette="gray" onClick={() => setIsAsked(true)}>
        {texts.retry}
      </Button>
      {isAsked && (
        <Confirmation
          title={texts.retry}
          confirmLabel={texts.retry}
          tone="brand"
          save={({ key }) => calls.retryInvoices({}, { idempotencyKey: key })}
          changes={["cafeteria"]}
          told={() => ({ kind: "success", title: texts.retried })}
          onDone={(state) => queries.setQueryData(invoicingQuery(sources).queryKey, state)}
          onClose={() => setIsAsked(false)}
        >
          {texts.retryHint}
        </Confirmation>
      )}
    </Box>
  );
}
