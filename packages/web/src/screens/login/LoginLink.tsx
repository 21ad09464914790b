import { Link } from "@tanstack/react-router";
import * as texts from "../../texts/login.ts";
import styles from "./parts/login.module.css";

export function LoginLink({ label = texts.signIn }: { readonly label?: string }) {
  return (
    <Link to="/login" className={styles["link"] ?? ""}>
      {label}
    </Link>
  );
}
