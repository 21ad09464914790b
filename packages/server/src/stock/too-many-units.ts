import { mostUnits } from "@cantina/domain/stock";
import { invalid } from "../http/index.ts";

/** Of the field that asks for them. */
export const tooManyUnits = (field: string) =>
  invalid(field, `El stock no puede superar ${mostUnits.toLocaleString("es-AR")} unidades`);
