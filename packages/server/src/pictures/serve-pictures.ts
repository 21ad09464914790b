import type { FastifyInstance } from "fastify";
import { type ServerDatabase, apiBase, failureAnswer, sendAnswer } from "../http/index.ts";
import { findPicture } from "./picture.queries.ts";

const base = `${apiBase}/pictures`;

/** null: there is none. */
export const pictureUrl = (pictureId: string | null): string | null =>
  pictureId === null ? null : `${base}/${pictureId}`;

type Audience = {
  /** Pages of other origins show them too. */
  readonly isOpen: boolean;
};

/** No token: an <img> can't send one, and nobody guesses a SHA-256. Its bytes never change, so it is cached for good. */
export function servePictures(app: FastifyInstance, { kysely }: ServerDatabase, { isOpen }: Audience): void {
  app.get<{ Params: { pictureId: string } }>(`${base}/:pictureId`, async (request, reply) => {
    const { pictureId } = request.params;
    const picture = /^[0-9a-f]{64}$/u.test(pictureId) ? await findPicture(kysely, pictureId) : undefined;
    if (picture === undefined) return sendAnswer(reply, failureAnswer({ code: "NOT_FOUND" }));
    const etag = `"${pictureId}"`;
    reply.headers({
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      ...(isOpen ? { "cross-origin-resource-policy": "cross-origin" } : {}),
      etag,
    });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type(picture.content_type).send(picture.bytes);
  });
}
