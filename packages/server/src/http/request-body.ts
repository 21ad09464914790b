import type { Endpoint } from "@cantina/contract/endpoint";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import type { FastifyRequest } from "fastify";
import type { UploadedFile } from "./context.ts";
import { formBody } from "./form-body.ts";
import { type RouteFailure, invalid } from "./outcome.ts";

export type ReadBody = {
  readonly body: unknown;
  readonly file: UploadedFile | null;
  readonly files: ReadonlyMap<string, UploadedFile>;
};

type FileParts = Pick<Endpoint, "body" | "manyFiles" | "fileBytes"> & { readonly filePart: string };

const notJson = invalid("payload", "No es JSON válido");
const notMultipart = invalid("", "El formulario está cortado o no es un formulario");

/** What the parser can't read it throws as a bare Error; what passes a limit has a code of the framework. */
const isUnreadable = (error: unknown): boolean => error instanceof Error && !("code" in error);

/** More than any body has, dates of a year one by one included. */
const mostFields = 1_000;
/** All of them together, as of a body that comes as JSON. */
const mostText = 1024 * 1024;

/** Small pictures of people, not posters: all of them together stay in memory for a moment. */
const manyLimits = { files: 20, fileSize: 512 * 1024 };

const limitsOf = ({ manyFiles, fileBytes }: FileParts): { limits: object } => ({
  limits: {
    fields: mostFields,
    parts: mostFields + manyLimits.files,
    ...(manyFiles === true ? manyLimits : fileBytes !== undefined && { fileSize: fileBytes }),
  },
});

const isFields = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isAwaited = ({ filePart, manyFiles }: FileParts, name: string): boolean =>
  manyFiles === true
    ? name.startsWith(`${filePart}-`) && /^\d{1,2}$/u.test(name.slice(filePart.length + 1))
    : name === filePart;

/** The body as the JSON part `payload` or field by field, beside the one named file, or several that are numbered. */
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
  let payload: unknown;
  let size = 0;
  const fields = new Map<string, string[]>();
  const files = new Map<string, UploadedFile>();
  for await (const part of request.parts(limitsOf(parts))) {
    if (part.type === "file") {
      const bytes = await part.toBuffer();
      if (!isAwaited(parts, part.fieldname)) return refused(invalid(part.fieldname, "No se espera este archivo"));
      files.set(part.fieldname, { contentType: part.mimetype, bytes });
      continue;
    }
    if (typeof part.value !== "string") continue;
    size += part.value.length;
    if (size > mostText) return refused({ code: "BODY_TOO_LARGE" });
    if (part.fieldname !== "payload") {
      fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), part.value]);
      continue;
    }
    try {
      payload = JSON.parse(part.value);
    } catch {
      return refused(notJson);
    }
  }
  const body = fields.size === 0 ? payload : { ...(isFields(payload) && payload), ...formBody(parts.body, fields) };
  return accepted({ body, file: files.get(parts.filePart) ?? null, files });
}
