import { type Result, accepted, refused } from "@cantina/domain/kernel";
import type { FastifyRequest } from "fastify";
import type { UploadedFile } from "./context.ts";
import type { RouteFailure } from "./outcome.ts";

export type ReadBody = { readonly body: unknown; readonly file: UploadedFile | null };

const notJson: RouteFailure = { code: "VALIDATION", data: [{ path: "payload", message: "No es JSON válido" }] };

/** The JSON part `payload` beside the one named file; any other part is refused. */
export async function readMultipart(
  request: FastifyRequest,
  filePart: string,
  fileBytes: number | undefined,
): Promise<Result<ReadBody, RouteFailure>> {
  let body: unknown;
  let file: UploadedFile | null = null;
  for await (const part of request.parts(fileBytes === undefined ? {} : { limits: { fileSize: fileBytes } })) {
    if (part.type === "file") {
      const bytes = await part.toBuffer();
      if (part.fieldname !== filePart)
        return refused({ code: "VALIDATION", data: [{ path: part.fieldname, message: "No se espera este archivo" }] });
      file = { contentType: part.mimetype, bytes };
      continue;
    }
    if (part.fieldname !== "payload" || typeof part.value !== "string") continue;
    try {
      body = JSON.parse(part.value);
    } catch {
      return refused(notJson);
    }
  }
  return accepted({ body, file });
}
