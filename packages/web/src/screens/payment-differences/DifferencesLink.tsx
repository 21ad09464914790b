import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Scale } from "lucide-react";
import { paymentDifferencesQuery } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { toReview } from "../../texts/payments-to-review.ts";
import * as screens from "../../texts/screens.ts";
import { Button } from "../../ui/Button.tsx";
import { openOf } from "./open-of.ts";

/** The way there from where the provider is set up, with how many wait. */
export function DifferencesLink() {
  const { sources } = useWorkplace();
  const { length: count } = openOf(useQuery(paymentDifferencesQuery(sources)).data);
  return (
    <Button asChild variant="outline" colorPalette="gray">
      <Link to="/mercadopago/differences">
        <Scale aria-hidden />
        {count === 0 ? screens.paymentDifferences : toReview(count)}
      </Link>
    </Button>
  );
}
