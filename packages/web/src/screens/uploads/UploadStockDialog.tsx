import { id } from "@cantina/domain/kernel";
import { canHaveStock } from "@cantina/domain/stock";
import { stockColumns } from "@cantina/domain/uploads";
import { useQuery } from "@tanstack/react-query";
import { type StockUpload, uploadCalls } from "../../composition/desk/index.ts";
import { categoriesQuery, productsQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as screens from "../../texts/screens.ts";
import * as stock from "../../texts/stock.ts";
import { stockUploadTexts, untouched } from "../../texts/stock-uploads.ts";
import * as words from "../../texts/words.ts";
import { UploadDialog } from "./UploadDialog.tsx";
import { saveTemplate } from "./save-upload-files.ts";
import type { UploadKind, UploadsProps } from "./upload-kind.ts";
import { shownStock } from "./uploaded.ts";
import { locale } from "../../texts/locale.ts";

type Kind = UploadKind<StockUpload, StockUpload["records"][number]>;

/** Begins or fills the stock of products from an Excel file, whose template names each of them. */
export function UploadStockDialog(props: UploadsProps) {
  const { sources } = useWorkplace();
  const { data: categories } = useQuery(categoriesQuery(sources));
  const { data: products } = useQuery(productsQuery(sources));
  const { uploadStock, undoStockUpload } = uploadCalls(sources);
  const categoryName = (categoryId: string): string => categories?.find((one) => one.id === categoryId)?.name ?? "";
  const kind: Kind = {
    texts: stockUploadTexts,
    send: uploadStock,
    undo: (batchId, idempotencyKey) => undoStockUpload({ params: { batchId: id(batchId) } }, { idempotencyKey }),
    changed: "stock",
    itemsOf: ({ records }) => records,
    columns: [
      { label: stock.product, cell: ({ productName }) => productName },
      { label: stock.movement, cell: ({ type }) => stock.recordNames[type] },
      { label: words.quantity, isNumber: true, cell: ({ amount }) => amount.toLocaleString(locale) },
      { label: stock.leaves, isNumber: true, cell: ({ resultingStock }) => resultingStock.toLocaleString(locale) },
    ],
    remarkOn: (plan) => (plan.untouched === 0 ? null : untouched(plan.untouched)),
    shown: shownStock,
    saveTemplate:
      categories === undefined || products === undefined
        ? null
        : () =>
            saveTemplate("Template_carga_masiva_stock.xlsx", {
              title: screens.stock,
              columns: Object.values(stockColumns),
              rows: products
                .filter(({ type }) => canHaveStock(type))
                .map(({ name, categoryId }) => [categoryName(categoryId), name]),
            }),
  };
  return <UploadDialog kind={kind} {...props} />;
}
