import { Box } from "@chakra-ui/react/box";
import { Link } from "@tanstack/react-router";
import { CircleCheck, LoaderCircle, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import * as screens from "../../texts/screens.ts";
import * as texts from "../../texts/provider-link.ts";
import { Button } from "../../ui/Button.tsx";
import { Page } from "../../ui/Page.tsx";
import { StateFrame } from "../../ui/StateFrame.tsx";

interface UnderWayProps {
  readonly title: string;
  readonly detail: string;
  readonly action?: ReactNode;
}

export const UnderWay = ({ title, detail, action }: UnderWayProps) => (
  <Page title={screens.providerLink}>
    <StateFrame
      role="status"
      icon={<LoaderCircle className="spinning" />}
      title={title}
      detail={detail}
      action={action}
    />
  </Page>
);

const ways = (
  <Box display="flex" flexWrap="wrap" justifyContent="center" gap="2">
    <Button asChild>
      <Link to="/">{texts.toStart}</Link>
    </Button>
    <Button asChild variant="outline" colorPalette="gray">
      <Link to="/configuration" search={{ topic: "providers" }}>
        {texts.toProviders}
      </Link>
    </Button>
  </Box>
);

export const Linked = ({ title, detail }: Pick<UnderWayProps, "title" | "detail">) => (
  <Page title={screens.providerLink}>
    <StateFrame role="status" icon={<CircleCheck />} title={title} detail={detail} action={ways} />
  </Page>
);

export interface NotLinkedProps {
  /** Why, where it is known. */
  readonly reason?: string;
  /** What Mercado Pago gave; null: nothing. */
  readonly code: string | null;
}

export const NotLinked = ({ reason, code }: NotLinkedProps) => (
  <Page title={screens.providerLink}>
    <StateFrame
      role="alert"
      tone="error"
      icon={<TriangleAlert />}
      title={texts.notAuthorized}
      detail={
        <>
          {reason}
          {code !== null && (
            <Box mt="2">
              {texts.reportCode}{" "}
              <Box as="code" overflowWrap="anywhere" fontSize="13px">
                {code}
              </Box>
            </Box>
          )}
        </>
      }
      action={ways}
    />
  </Page>
);
