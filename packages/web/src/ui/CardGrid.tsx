import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";
import styles from "./CardGrid.module.css";
import { Skeleton } from "./Skeleton.tsx";

/** Cards of the office, as many beside each other as there is room for. */
export const CardGrid = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul aria-label={label} className={styles["cards"]}>
    {children}
  </ul>
);

const places = [0, 1, 2, 3, 4, 5];

/** Has the shape of the cards that are coming. */
export const CardsSkeleton = () => (
  <div aria-hidden className={styles["cards"]}>
    {places.map((place) => (
      <div key={place} className={styles["card"]}>
        <div className={styles["head"]}>
          <Skeleton boxSize="52px" borderRadius="13px" />
          <Box flex="1" display="flex" flexDirection="column" gap="2">
            <Skeleton height="16px" width="70%" borderRadius="md" />
            <Skeleton height="13px" width="50%" borderRadius="md" />
          </Box>
        </div>
        <Skeleton height="26px" width="40%" borderRadius="full" />
        <Skeleton height="44px" borderRadius="md" />
      </div>
    ))}
  </div>
);
