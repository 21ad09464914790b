import { privilegeLevels, profileTypes } from "@cantina/domain/access";
import { textLimits } from "@cantina/domain/kernel";
import * as v from "valibot";
import { email, idOf } from "../wire/index.ts";

/** Each profile of the person with a token of its own. */
export const profileToken = v.object({
  jwt: v.string(),
  profile: v.object({
    id: idOf<"profile">(),
    userId: v.pipe(v.string(), v.uuid()),
    username: v.string(),
    email: v.string(),
    type: v.picklist(profileTypes),
    privilegeLevel: v.nullable(v.picklist(privilegeLevels)),
    cafeteriaId: idOf<"cafeteria">(),
    cafeteriaName: v.string(),
    cafeteriaCode: v.string(),
    /** A system administrator in a cafeteria that is not their own. */
    isVisit: v.optional(v.boolean(), false),
  }),
  /** Of the help centre; null where the server knows of none. HELP-01 */
  intercomAppId: v.optional(v.nullable(v.string())),
  /** HMAC-SHA256 of the profile's id in hex: proves to Intercom who asks. HELP-02 */
  intercomVerificationHash: v.optional(v.nullable(v.string())),
});
export type ProfileToken = v.InferOutput<typeof profileToken>;

export const credentials = v.object({
  email: v.pipe(v.string(), v.trim(), v.minLength(1, "Por favor ingrese su email"), v.maxLength(textLimits.name)),
  password: v.pipe(v.string(), v.minLength(1, "Por favor ingrese su contraseña"), v.maxLength(textLimits.passwordMax)),
});

export const resetRequest = v.object({ email });

export const singleUseToken = v.object({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  authenticationUserId: v.pipe(v.string(), v.uuid()),
});

/** The rules of a new password are the domain's (`checkNewPassword`); the wire bounds only its length. */
export const resetConfirmation = v.object({
  ...singleUseToken.entries,
  newPassword: v.pipe(v.string(), v.maxLength(500)),
});
