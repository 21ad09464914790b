import { type RequestOptions, request as plainRequest } from "node:http";
import { Agent, request as secureRequest } from "node:https";

export type PostedXml = { readonly status: number; readonly text: string };

export type XmlPost = {
  readonly url: string;
  readonly action: string;
  readonly body: string;
  readonly isTlsRelaxed: boolean;
};

const limitMs = 25_000;
const mostBytes = 1_000_000;

/** Of these hosts alone: their key exchange is older than what Node takes by default. providers.md §6.3 */
const relaxed = new Agent({ ciphers: "DEFAULT@SECLEVEL=1", keepAlive: false });

/** One call, never repeated here; null: nobody heard an answer. By `node:https`, since `fetch` takes no ciphers. ARCA-02 */
export function postXml({ url, action, body, isTlsRelaxed }: XmlPost): Promise<PostedXml | null> {
  return new Promise((resolve) => {
    const bytes = Buffer.from(body, "utf8");
    const isSecure = url.startsWith("https:");
    const options: RequestOptions = {
      method: "POST",
      headers: { "content-type": "text/xml; charset=utf-8", soapaction: `"${action}"`, "content-length": bytes.length },
      signal: AbortSignal.timeout(limitMs),
      ...(isSecure && isTlsRelaxed ? { agent: relaxed } : { agent: false }),
    };
    const sent = (isSecure ? secureRequest : plainRequest)(url, options, (response) => {
      const parts: Buffer[] = [];
      let length = 0;
      response.on("data", (part: Buffer) => {
        length += part.length;
        if (length > mostBytes) response.destroy();
        else parts.push(part);
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString("utf8") }),
      );
      response.on("close", () => resolve(null));
      response.on("error", () => resolve(null));
    });
    sent.on("error", () => resolve(null));
    sent.end(bytes);
  });
}
