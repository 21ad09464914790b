import { randomInt } from "node:crypto";
import type { AuthorityFailure, LoginTicket } from "@cantina/domain/invoicing";
import { type Instant, type Result, accepted, instant, instantAfter } from "@cantina/domain/kernel";
import { escaped } from "../markup/index.ts";
import { failed } from "./failed.ts";
import { postXml } from "./post-xml.ts";
import type { ArcaSettings } from "./settings.ts";
import { signedRequest } from "./signed-request.ts";
import { readXml, textOf } from "./xml.ts";

const service = "wsfe";
const aroundMs = 600_000;

/** The office's own clock, which knows no summer. */
const argentine = (at: Instant): string => `${instantAfter(at, -3 * 3_600_000).slice(0, 19)}-03:00`;

const loginRequest = (now: Instant): string =>
  `<?xml version="1.0" encoding="UTF-8"?><loginTicketRequest version="1.0"><header><uniqueId>${randomInt(2 ** 31)}</uniqueId>` +
  `<generationTime>${argentine(instantAfter(now, -aroundMs))}</generationTime>` +
  `<expirationTime>${argentine(instantAfter(now, aroundMs))}</expirationTime></header><service>${service}</service></loginTicketRequest>`;

const envelope = (cms: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:wsaa="http://wsaa.view.sua.dvadac.desein.afip.gov">` +
  `<soapenv:Header/><soapenv:Body><wsaa:loginCms><wsaa:in0>${escaped(cms)}</wsaa:in0></wsaa:loginCms></soapenv:Body></soapenv:Envelope>`;

/** ARCA-01 */
export async function logIn(settings: ArcaSettings, now: Instant): Promise<Result<LoginTicket, AuthorityFailure>> {
  const { loginUrl: url, isTlsRelaxed } = settings;
  const body = envelope(signedRequest(loginRequest(now), settings));
  const answer = await postXml({ url, action: "", body, isTlsRelaxed });
  const xml = answer === null ? undefined : readXml(answer.text);
  const fault = textOf(xml, "faultcode");
  if (fault !== undefined) {
    const detail = `${fault}: ${textOf(xml, "faultstring") ?? ""}`;
    return failed(fault.endsWith("coe.alreadyAuthenticated") ? "LOGGED_IN" : "REFUSED", detail);
  }
  // XML within XML.
  const ticket = readXml(textOf(xml, "loginCmsReturn") ?? "");
  const [token, sign, expires] = [textOf(ticket, "token"), textOf(ticket, "sign"), textOf(ticket, "expirationTime")];
  if (token === undefined || sign === undefined || Number.isNaN(Date.parse(expires ?? "")))
    return failed("UNKNOWN", "WSAA no responde");
  return accepted({ token, sign, expiresAt: instant(new Date(Date.parse(expires ?? "")).toISOString()) });
}
