import { type Result, accepted, refused } from "@cantina/domain/kernel";
import type { FastifyRequest } from "fastify";
import type { UploadedFile } from "./context.ts";
import type { RouteFailure } from "./outcome.ts";

export type ReadBody = {
  readonly body: unknown;
  readonly file: UploadedFile | null;
  readonly files: ReadonlyMap<string, UploadedFile>;
};

const notJson: RouteFailure = { code: "VALIDATION", data: [{ path: "payload", message: "No es JSON válido" }] };

/** Small pictures of people, not posters: all of them together stay in memory for a moment. */
const manyLimits = { files: 20, fields: 4, parts: 24, fileSize: 512 * 1024 };

/** The JSON part `payload` beside the one named file, or several that are numbered; any other part is refused. */
export async function readMultipart(
  request: FastifyRequest,
  filePart: string,
  isMany: boolean,
): Promise<Result<ReadBody, RouteFailure>> {
  let body: unknown;
  let file: UploadedFile | null = null;
  const files = new Map<string, UploadedFile>();
  const isNumbered = (name: string): boolean =>
    isMany && name.startsWith(`${filePart}-`) && /^\d{1,2}$/u.test(name.slice(filePart.length + 1));
  for await (const part of request.parts(isMany ? { limits: manyLimits } : {})) {
    if (part.type === "file") {
      const bytes = await part.toBuffer();
      if (isNumbered(part.fieldname)) {
        files.set(part.fieldname, { contentType: part.mimetype, bytes });
        continue;
      }
      if (isMany || part.fieldname !== filePart)
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
  return accepted({ body, file, files });
}
