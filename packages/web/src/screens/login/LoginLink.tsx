import { Link } from "@tanstack/react-router";
import * as texts from "../../texts/login.ts";
import styles from "./parts/login.module.css";

export interface LoginLinkProps {
  readonly label?: string;
  readonly to?: "/login" | "/";
}

export function LoginLink({ label = texts.signIn, to = "/login" }: LoginLinkProps) {
  return (
    <Link to={to} className={styles["link"] ?? ""}>
      {label}
    </Link>
  );
}
