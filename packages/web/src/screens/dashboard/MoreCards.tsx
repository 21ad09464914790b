import { PremiumCards, type PremiumCardsProps } from "./PremiumCards.tsx";
import { PremiumTeaser } from "./PremiumTeaser.tsx";
import { ReviewsCard } from "./ReviewsCard.tsx";
import { SalesCard } from "./SalesCard.tsx";

/** What stands below the key figures, and comes once the first of these is painted. */
export function MoreCards(props: PremiumCardsProps) {
  const { cafeteria, asked } = props;
  return (
    <>
      <SalesCard cafeteria={cafeteria} asked={asked} />
      <ReviewsCard {...props} />
      {cafeteria.features.includes("premiumMetrics") ? <PremiumCards {...props} /> : <PremiumTeaser />}
    </>
  );
}
