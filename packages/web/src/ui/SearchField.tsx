import { Input } from "@chakra-ui/react/input";
import { Search } from "lucide-react";
import * as texts from "../texts/ui.ts";
import styles from "./Toolbar.module.css";

export interface SearchFieldProps {
  readonly label?: string;
  /** What is looked for, in the field itself. */
  readonly placeholder: string;
  readonly maxLength: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export function SearchField({ label = texts.search, onChange, ...rest }: SearchFieldProps) {
  return (
    <div className={styles["search"]}>
      <Search aria-hidden size={18} />
      <Input
        type="search"
        aria-label={label}
        autoComplete="off"
        ps="10"
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
    </div>
  );
}
