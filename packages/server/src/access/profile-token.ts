import { privilegeLevels, profileTypes } from "@cantina/domain/access";
import { SignJWT, errors, jwtVerify } from "jose";
import * as v from "valibot";

/** Specification §3, Session. How long it lives is up to the session that it names. */
const claims = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  cafeteriaId: v.pipe(v.string(), v.uuid()),
  profileId: v.pipe(v.string(), v.uuid()),
  profileType: v.picklist(profileTypes),
  cafeteriaUserPrivilegeLevel: v.nullable(v.picklist(privilegeLevels)),
  sessionId: v.pipe(v.string(), v.uuid()),
});
export type Claims = v.InferOutput<typeof claims>;

export type ProfileTokens = {
  readonly sign: (claims: Claims) => Promise<string>;
  /** null: not ours, or not whole. */
  readonly read: (token: string) => Promise<Claims | null>;
};

const algorithm = "HS256";

const mostRemembered = 10_000;

export function profileTokens(secret: Uint8Array): ProfileTokens {
  // A till sends the same token with every call; whether its session still lives is asked elsewhere.
  const known = new Map<string, Claims>();
  const verify = async (token: string): Promise<Claims | null> => {
    try {
      const { payload } = await jwtVerify(token, secret, { algorithms: [algorithm] });
      const read = v.safeParse(claims, payload);
      return read.success ? read.output : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };
  return {
    sign: ({ sub, ...rest }) =>
      new SignJWT(rest).setProtectedHeader({ alg: algorithm }).setSubject(sub).setIssuedAt().sign(secret),
    read: async (token) => {
      const found = known.get(token) ?? (await verify(token));
      if (known.size >= mostRemembered) known.clear();
      if (found !== null) known.set(token, found);
      return found;
    },
  };
}
