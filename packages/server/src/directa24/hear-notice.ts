import * as v from "valibot";
import { type HeardNotice, type NoticeNews, jsonOf } from "../provider-calls/index.ts";
import type { Directa24Settings } from "./settings.ts";
import { isGenuineNotice } from "./signature.ts";

const notice = v.object({
  deposit_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\w{1,64}$/u)),
});

/** Its text is the same each time: what tells one notice from another is when it was signed. D24-04 */
export function hearDirecta24(settings: Directa24Settings, { header, body }: HeardNotice): NoticeNews {
  const [login, date, authorization] = [header("x-login"), header("x-date"), header("authorization")];
  if (!isGenuineNotice(settings, { login, date, authorization, body })) return null;
  const read = v.safeParse(notice, jsonOf(body));
  return { paymentId: read.success ? read.output.deposit_id : null, mark: date };
}
