import { Link } from "@tanstack/react-router";
import styles from "./parts/login.module.css";

export function LoginLink({ label = "Iniciar sesión" }: { readonly label?: string }) {
  return (
    <Link to="/login" className={styles["link"] ?? ""}>
      {label}
    </Link>
  );
}
