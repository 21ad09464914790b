import type { TimeZone } from "@cantina/domain/kernel";
import { ratings } from "@cantina/domain/reviews";
import { Star } from "lucide-react";
import type { ReviewReport } from "../../composition/desk/index.ts";
import * as history from "../../texts/history.ts";
import * as texts from "../../texts/metrics.ts";
import { PersonName } from "../../ui/PersonName.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { momentText } from "../../ui/local-moment.ts";
import styles from "./Dashboard.module.css";

export interface ReviewListProps {
  readonly reviews: ReviewReport["reviews"];
  readonly zone: TimeZone;
}

export const ReviewList = ({ reviews, zone }: ReviewListProps) => (
  <ul className={styles["reviews"]}>
    {reviews.map(({ id, rating, commensalName, isDeleted, className, dateTime, ratingAttributes, ratingComments }) => (
      <li key={id} className={styles["review"]}>
        <div className={styles["line"]}>
          <span className={styles["stars"]}>
            <span aria-hidden>
              {ratings.map((star) => (
                <Star key={star} fill={star <= rating ? "currentColor" : "none"} />
              ))}
            </span>
            {texts.ofFive(String(rating))}
          </span>
          <PersonName person={{ name: commensalName, isDeleted }} deletedText={history.deletedDiner} />
          <span className={styles["quiet"]}>
            {[className, momentText(dateTime, zone)].filter((part) => part !== null).join(" · ")}
          </span>
        </div>
        {ratingComments !== "" && <p className={styles["comment"]}>{ratingComments}</p>}
        {ratingAttributes.length > 0 && (
          <div className={styles["tags"]}>
            {ratingAttributes.map((attribute) => (
              <Tag key={attribute} tone="neutral">
                {texts.attributeNames[attribute]}
              </Tag>
            ))}
          </div>
        )}
      </li>
    ))}
  </ul>
);
