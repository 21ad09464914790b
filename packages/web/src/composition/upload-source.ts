import { type UploadsSource, httpUploads } from "@cantina/adapters/http";
import type { Sources } from "./sources.ts";

export type { ProductUpload, UndoneUpload } from "@cantina/adapters/http";

export const uploadsSource = ({ client, cafeteriaId }: Sources): UploadsSource => httpUploads(client, cafeteriaId);
