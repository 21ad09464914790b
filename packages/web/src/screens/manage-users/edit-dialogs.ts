export { CardDialog } from "./CardDialog.tsx";
export { CategoryDialog } from "./CategoryDialog.tsx";
export { ClientDialog } from "./ClientDialog.tsx";
export { DeleteCategoryDialog } from "./DeleteCategoryDialog.tsx";
export { DeleteClientDialog } from "./DeleteClientDialog.tsx";
