import {
  type Favourites,
  type Product,
  favouritesAmong,
  withFavourite,
  withMovedFavourite,
  withoutFavourite,
} from "@cantina/domain/catalog";
import { matchesSearch, searchText } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useValue } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/favourites.ts";
import * as searchTexts from "../../texts/product-search.ts";
import * as orderTexts from "../../texts/row-order.ts";
import * as kit from "../../texts/ui.ts";
import * as words from "../../texts/words.ts";
import { Chip } from "../../ui/Chip.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./FavouritesDialog.module.css";
import { useCatalog } from "./use-catalog.ts";

const mostMatches = 8;

export interface FavouritesDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What the till shows first, and in which order. SALE-98 */
export const FavouritesDialog = ({ isOpen, onClose }: FavouritesDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={texts.favourites}>
    <FavouritesForm />
  </Dialog>
);

function FavouritesForm() {
  const store = useWorkplace().favourites;
  const marked = useValue(store);
  const { all, byId } = useCatalog(null);
  const [sought, setSought] = useState("");
  const [told, setTold] = useState("");
  const search = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const sold = all.filter(({ type }) => type !== "CALENDAR");
  const favourites = favouritesAmong(marked, sold);
  // What is no longer sold goes with the first change.
  const ids: Favourites = favourites.map(({ id }) => id);
  const matches =
    sought.trim() === ""
      ? []
      : sold
          .filter(({ id, name }) => !ids.includes(id) && matchesSearch(searchText(name), sought))
          .slice(0, mostMatches);

  function add(product: Product): void {
    store.set(withFavourite(ids, product.id));
    setTold(texts.added(product.name));
    // The pressed one is gone; the next one is looked for from there.
    search.current?.focus();
    setSought("");
  }

  function addFirst(event: FormEvent): void {
    event.preventDefault();
    const [first] = matches;
    if (first !== undefined) add(first);
  }

  return (
    <Box display="flex" flexDirection="column" gap="4">
      <Box color="fg.muted" fontSize="14px">
        {texts.hint}
      </Box>
      <Box as="form" display="flex" flexDirection="column" gap="2.5" onSubmit={addFirst}>
        <TextField
          ref={search}
          label={searchTexts.addProducts}
          type="search"
          placeholder={words.findProduct}
          value={sought}
          onChange={setSought}
        />
        {matches.length > 0 && (
          <Box role="group" aria-label={searchTexts.foundProducts} display="flex" flexWrap="wrap" gap="2">
            {matches.map((product) => (
              <Chip key={product.id} onClick={() => add(product)}>
                {product.name}
              </Chip>
            ))}
          </Box>
        )}
        {sought.trim() !== "" && matches.length === 0 && (
          <Box role="status" fontSize="14px" color="fg.muted">
            {words.noProductsFound}
          </Box>
        )}
      </Box>
      {favourites.length === 0 ? (
        <Box fontSize="14px">{texts.none}</Box>
      ) : (
        <FavouriteList
          favourites={favourites}
          isOffered={(id) => byId.has(id)}
          onMove={(product, by) => {
            store.set(withMovedFavourite(ids, product.id, by));
            setTold(orderTexts.placeOf(product.name, ids.indexOf(product.id) + by + 1, ids.length));
          }}
          onTake={(product) => {
            store.set(withoutFavourite(ids, product.id));
            setTold(texts.taken(product.name));
            // Whoever pressed its button stays in the dialog.
            search.current?.focus();
          }}
        />
      )}
      <Box role="status" srOnly>
        {told}
      </Box>
    </Box>
  );
}

interface FavouriteListProps {
  readonly favourites: readonly Product[];
  readonly isOffered: (productId: string) => boolean;
  readonly onMove: (product: Product, by: -1 | 1) => void;
  readonly onTake: (product: Product) => void;
}

function FavouriteList({ favourites, isOffered, onMove, onTake }: FavouriteListProps) {
  const pressed = useRef<HTMLElement | null>(null);
  const order = favourites.map(({ id }) => id).join();
  // A row that moves in the document loses the focus that its button had.
  useLayoutEffect(() => {
    if (pressed.current?.isConnected === true) pressed.current.focus();
    pressed.current = null;
  }, [order]);
  return (
    <ul className={styles["list"]} aria-label={texts.favourites}>
      {favourites.map((product, at) => {
        const move = (label: string, icon: ReactNode, by: -1 | 1) => {
          const isEnd = at + by < 0 || at + by >= favourites.length;
          return (
            <IconButton
              label={label}
              icon={icon}
              // Disabled at the end of the list, it would lose the focus.
              aria-disabled={isEnd || undefined}
              onClick={({ currentTarget }) => {
                if (isEnd) return;
                pressed.current = currentTarget;
                onMove(product, by);
              }}
            />
          );
        };
        return (
          <li key={product.id} className={styles["row"]}>
            <span className={styles["name"]}>
              {product.name}
              {!isOffered(product.id) && <span className={styles["note"]}>{texts.notToday}</span>}
            </span>
            {move(orderTexts.moveUp(product.name), <ChevronUp />, -1)}
            {move(orderTexts.moveDown(product.name), <ChevronDown />, 1)}
            <IconButton label={kit.removeNamed(product.name)} icon={<X />} onClick={() => onTake(product)} />
          </li>
        );
      })}
    </ul>
  );
}
