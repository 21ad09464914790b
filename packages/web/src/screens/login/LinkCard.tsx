import { Link } from "@tanstack/react-router";
import { LoginCard, type LoginCardProps } from "./parts/LoginCard.tsx";
import styles from "./parts/login.module.css";

export interface LinkCardProps extends Pick<LoginCardProps, "title" | "lead"> {
  readonly label: string;
}

/** What went wrong outside the frame, and the way to the start. */
export const LinkCard = ({ title, lead, label }: LinkCardProps) => (
  <LoginCard title={title} lead={lead}>
    <div className={styles["form"]} role="alert">
      <Link to="/" className={styles["link"] ?? ""}>
        {label}
      </Link>
    </div>
  </LoginCard>
);
