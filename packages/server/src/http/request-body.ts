import type { Endpoint } from "@cantina/contract/endpoint";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import type { FastifyRequest } from "fastify";
import type { UploadedFile } from "./context.ts";
import type { RouteFailure } from "./outcome.ts";

export type ReadBody = {
  readonly body: unknown;
  readonly file: UploadedFile | null;
  readonly files: ReadonlyMap<string, UploadedFile>;
};

type FileParts = Pick<Endpoint, "manyFiles" | "fileBytes"> & { readonly filePart: string };

const notJson: RouteFailure = { code: "VALIDATION", data: [{ path: "payload", message: "No es JSON válido" }] };

const notMultipart: RouteFailure = {
  code: "VALIDATION",
  data: [{ path: "", message: "El formulario está cortado o no es un formulario" }],
};

/** What the parser can't read it throws as a bare Error; what passes a limit has a code of the framework. */
const isUnreadable = (error: unknown): boolean => error instanceof Error && !("code" in error);

/** Small pictures of people, not posters: all of them together stay in memory for a moment. */
const manyLimits = { files: 20, fields: 4, parts: 24, fileSize: 512 * 1024 };

const limitsOf = ({ manyFiles, fileBytes }: FileParts): { limits?: object } => {
  if (manyFiles === true) return { limits: manyLimits };
  return fileBytes === undefined ? {} : { limits: { fileSize: fileBytes } };
};

const isAwaited = ({ filePart, manyFiles }: FileParts, name: string): boolean =>
  manyFiles === true
    ? name.startsWith(`${filePart}-`) && /^\d{1,2}$/u.test(name.slice(filePart.length + 1))
    : name === filePart;

/** The JSON part `payload` beside the one named file, or several that are numbered; any other part is refused. */
export async function readMultipart(
  request: FastifyRequest,
  parts: FileParts,
): Promise<Result<ReadBody, RouteFailure>> {
  try {
    return await readParts(request, parts);
  } catch (error) {
    if (isUnreadable(error)) return refused(notMultipart);
    throw error;
  }
}

async function readParts(request: FastifyRequest, parts: FileParts): Promise<Result<ReadBody, RouteFailure>> {
  let body: unknown;
  const files = new Map<string, UploadedFile>();
  for await (const part of request.parts(limitsOf(parts))) {
    if (part.type === "file") {
      const bytes = await part.toBuffer();
      if (!isAwaited(parts, part.fieldname))
        return refused({ code: "VALIDATION", data: [{ path: part.fieldname, message: "No se espera este archivo" }] });
      files.set(part.fieldname, { contentType: part.mimetype, bytes });
      continue;
    }
    if (part.fieldname !== "payload" || typeof part.value !== "string") continue;
    try {
      body = JSON.parse(part.value);
    } catch {
      return refused(notJson);
    }
  }
  return accepted({ body, file: files.get(parts.filePart) ?? null, files });
}
