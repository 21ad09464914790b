import { createHash, verify } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Answer } from "../faults/index.ts";
import { type PayBooks, nowOf } from "./pay-books.ts";

export const payProblem = (status: number, code: string, message: string): Answer => ({
  status,
  json: { type: "error", code, status, message, details: [] },
});

type Json = Readonly<Record<string, unknown>>;

function jsonOf(part: string): Json {
  try {
    const read: unknown = JSON.parse(Buffer.from(part, "base64url").toString());
    return typeof read === "object" && read !== null ? (read as Json) : {};
  } catch {
    return {};
  }
}

/** RFC 7638: of the members that have to be there, in the alphabet's order. */
function thumbprintOf({ publicKey }: PayBooks): string {
  const { crv, e, kty, n, x, y } = publicKey.export({ format: "jwk" });
  const members = kty === "EC" ? { crv, kty, x, y } : { e, kty, n };
  return createHash("sha256").update(JSON.stringify(members)).digest("base64url");
}

/** What a token may live, whatever it says. */
const longestLifeS = 3_600;

/** What is wrong with it; null: nothing. */
function faultOf(books: PayBooks, token: string): string | null {
  const [head = "", body = "", signature = "", ...rest] = token.split(".");
  const [header, claims, now] = [jsonOf(head), jsonOf(body), nowOf(books) / 1_000];
  const alg = books.publicKey.asymmetricKeyType === "ec" ? "ES512" : "RS512";
  if (rest.length > 0 || header["alg"] !== alg) return "alg";
  if (header["kid"] !== thumbprintOf(books)) return "kid";
  const key = { key: books.publicKey, dsaEncoding: "ieee-p1363" as const };
  if (!verify("sha512", Buffer.from(`${head}.${body}`), key, Buffer.from(signature, "base64url"))) return "signature";
  const { iss, jti, nbf, exp } = claims;
  if (typeof iss !== "string" || iss === "") return "iss";
  if (typeof jti !== "string" || jti === "") return "jti";
  if (books.tokenIds.has(jti)) return "jti was used before";
  if (typeof nbf !== "number" || nbf > now) return "nbf";
  if (typeof exp !== "number" || exp <= now || exp - nbf > longestLifeS) return "exp";
  books.tokenIds.add(jti);
  return null;
}

function scopesOf(token: string): readonly unknown[] {
  const { scopes } = jsonOf(token.split(".")[1] ?? "");
  return Array.isArray(scopes) ? scopes : [];
}

/** providers.md §5: the token, its scope, and the merchant that the call is for. null: all is well. */
export function payRefusal(books: PayBooks, headers: IncomingHttpHeaders, scope: string): Answer | null {
  const [, token = ""] = /^bearer (.+)$/iu.exec(headers.authorization ?? "") ?? [];
  const fault = faultOf(books, token);
  if (fault !== null) {
    books.complaints.push(`a token's ${fault}`);
    return payProblem(401, "unauthorized", `Invalid token: ${fault}`);
  }
  const scopes = scopesOf(token);
  if (!scopes.includes(scope)) return payProblem(403, "forbidden", "Insufficient scope");
  if (scopes.length > 1) books.complaints.push(`more scopes than ${scope}`);
  const merchant = headers["x-gr4vy-merchant-account-id"];
  return typeof merchant === "string" && books.merchants.has(merchant)
    ? null
    : payProblem(403, "forbidden", "Unknown merchant account");
}
