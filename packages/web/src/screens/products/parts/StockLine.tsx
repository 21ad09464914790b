import type { Product } from "@cantina/domain/catalog";
import { Box } from "@chakra-ui/react/box";
import { Link } from "@tanstack/react-router";
import * as texts from "../../../texts/product-form.ts";

/** How many there are, and the way to where that is changed. */
export const StockLine = ({
  product: { id, currentStock },
}: {
  readonly product: Pick<Product, "id" | "currentStock">;
}) => (
  <Box fontSize="14px" color="fg.muted" css={{ "& a": { color: "brand.fg", textDecoration: "underline" } }}>
    {currentStock === null ? texts.noStock : texts.stockOf(currentStock)}{" "}
    <Link to="/stock-control" search={currentStock === null ? {} : { open: id }}>
      {texts.seeStock}
    </Link>
  </Box>
);
