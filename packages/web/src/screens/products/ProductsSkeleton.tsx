import { Box } from "@chakra-ui/react/box";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./parts/CardList.module.css";

const categories = [0, 1];
const places = [0, 1, 2, 3, 4, 5];

/** Has the shape of the categories that are coming. */
export const ProductsSkeleton = () => (
  <Box aria-hidden display="flex" flexDirection="column" gap="5">
    {categories.map((category) => (
      <Box key={category}>
        <Box h="11" mb="2" display="flex" alignItems="center">
          <Skeleton height="18px" width="160px" borderRadius="md" />
        </Box>
        <div className={styles["cards"]}>
          {places.map((place) => (
            <Skeleton key={place} height="84px" borderRadius="18px" />
          ))}
        </div>
      </Box>
    ))}
  </Box>
);
