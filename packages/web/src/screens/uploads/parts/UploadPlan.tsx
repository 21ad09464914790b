import { Box } from "@chakra-ui/react/box";
import type { ProductUpload } from "../../../composition/desk/index.ts";
import { AmountText } from "../../../ui/AmountText.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Table } from "../../../ui/Table.tsx";
import { faultsText, plannedText, unusedText } from "../upload-texts.ts";

/** More than these nobody reads on a screen; the file has them all. */
const mostShown = 50;

// A phone shows it without the heading.
const rowLabel = ({ row }: { readonly row: number }) => (
  <Box as="span" whiteSpace="nowrap">
    {`Fila ${row}`}
  </Box>
);

export interface UploadPlanProps {
  readonly plan: ProductUpload;
  readonly categoryName: (categoryId: string) => string;
}

/** What the file would add, or all that is wrong with it. */
export function UploadPlan({ plan, categoryName }: UploadPlanProps) {
  const { products, faults } = plan;
  const hidden = Math.max(products.length, faults.length) - mostShown;
  return (
    <Box display="flex" flexDirection="column" gap="3">
      {faults.length > 0 ? (
        <Notice kind="error">
          {`Error al procesar el archivo: ${faultsText(faults.length)}. No se agregó ningún producto.`}
        </Notice>
      ) : (
        <Notice kind="info">{plannedText(products.length)}</Notice>
      )}
      {plan.unused.length > 0 && <Notice kind="warning">{unusedText(plan.unused)}</Notice>}
      <Box
        {...{ tabIndex: 0, role: "region" }}
        aria-label={faults.length > 0 ? "Errores del archivo" : "Productos del archivo"}
        maxH="320px"
        overflowY="auto"
      >
        {faults.length > 0 ? (
          <Table
            label="Errores"
            rows={faults.slice(0, mostShown)}
            rowKey={({ row, column }) => `${row} ${column}`}
            columns={[
              { label: "Fila", cell: rowLabel },
              { label: "Columna", cell: ({ column }) => column },
              { label: "Motivo", cell: ({ reason }) => reason },
              { label: "Valor", cell: ({ value }) => (value === "" ? "(vacío)" : value.slice(0, 60)) },
            ]}
          />
        ) : (
          <ProductRows products={products} categoryName={categoryName} />
        )}
      </Box>
      <More hidden={hidden} />
    </Box>
  );
}

function More({ hidden }: { readonly hidden: number }) {
  if (hidden <= 0) return null;
  return (
    <Box fontSize="13px" color="fg.muted">
      {`Y ${hidden.toLocaleString("es-AR")} más.`}
    </Box>
  );
}

type ProductsProps = Pick<UploadPlanProps, "categoryName"> & Pick<ProductUpload, "products">;

function ProductRows({ products, categoryName }: ProductsProps) {
  return (
    <Table
      label="Productos"
      rows={products.slice(0, mostShown)}
      rowKey={({ row }) => String(row)}
      columns={[
        { label: "Fila", cell: rowLabel },
        { label: "Título", cell: ({ name }) => name },
        { label: "Categoría", cell: ({ categoryId }) => categoryName(categoryId) },
        { label: "Precio", isNumber: true, cell: ({ price }) => <AmountText amount={price} /> },
        {
          label: "Fechas",
          cell: ({ displayDates }) => (displayDates.length === 0 ? "Todas" : displayDates.length),
        },
      ]}
    />
  );
}

/** What is in the catalogue now. */
export function UploadedProducts(props: ProductsProps) {
  return (
    <>
      <Box {...{ tabIndex: 0, role: "region" }} aria-label="Productos agregados" maxH="320px" overflowY="auto">
        <ProductRows {...props} />
      </Box>
      <More hidden={props.products.length - mostShown} />
    </>
  );
}
