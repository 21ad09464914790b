import { type ProductId, matchesSearch, searchText } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { categoriesQuery, productsQuery } from "../../composition/live-data/index.ts";
import { useValue } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/printing.ts";
import * as searchTexts from "../../texts/product-search.ts";
import * as words from "../../texts/words.ts";
import { Chip } from "../../ui/Chip.tsx";
import { TextField } from "../../ui/TextField.tsx";

const mostMatches = 8;

const toggled = <T,>(list: readonly T[], item: T): readonly T[] =>
  list.includes(item) ? list.filter((one) => one !== item) : [...list, item];

/** Which orders of the counter print: those with one of these categories or products. */
export function PrintChoices() {
  const { printing, sources } = useWorkplace();
  const settings = useValue(printing.settings);
  const { data: categories = [] } = useQuery(categoriesQuery(sources));
  const { data: products = [] } = useQuery(productsQuery(sources));
  const [sought, setSought] = useState("");
  const { categoryPrintingIds, productPrintingIds } = settings;
  const matches =
    sought.trim() === ""
      ? []
      : products
          .filter(({ id, name }) => !productPrintingIds.includes(id) && matchesSearch(searchText(name), sought))
          .slice(0, mostMatches);
  const chosen = products.filter(({ id }) => productPrintingIds.includes(id));
  const toggleProduct = (id: ProductId): void =>
    printing.settings.set({ ...settings, productPrintingIds: toggled(productPrintingIds, id) });

  const productChip = (id: ProductId, name: string, isChosen: boolean) => (
    <Chip key={id} aria-pressed={isChosen} onClick={() => toggleProduct(id)}>
      {name}
    </Chip>
  );

  return (
    <Box display="flex" flexDirection="column" gap="3">
      <Group label={texts.printedCategories}>
        {categories.map(({ id, name }) => (
          <Chip
            key={id}
            aria-pressed={categoryPrintingIds.includes(id)}
            onClick={() =>
              printing.settings.set({ ...settings, categoryPrintingIds: toggled(categoryPrintingIds, id) })
            }
          >
            {name}
          </Chip>
        ))}
      </Group>
      {chosen.length > 0 && (
        <Group label={texts.printedProducts}>{chosen.map(({ id, name }) => productChip(id, name, true))}</Group>
      )}
      <TextField
        label={searchTexts.addProducts}
        type="search"
        placeholder={words.findProduct}
        value={sought}
        onChange={setSought}
      />
      {matches.length > 0 && (
        <Box role="group" aria-label={searchTexts.foundProducts} display="flex" flexWrap="wrap" gap="2">
          {matches.map(({ id, name }) => productChip(id, name, false))}
        </Box>
      )}
    </Box>
  );
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box role="group" aria-label={label}>
      <Box textStyle="sm" fontWeight="semibold" mb="1.5">
        {label}
      </Box>
      <Box display="flex" flexWrap="wrap" gap="2">
        {children}
      </Box>
    </Box>
  );
}
