import { X509Certificate } from "node:crypto";
import type { AuthorityAnswer, AuthorityFailure, InvoiceAuthority, LoginTicket } from "@cantina/domain/invoicing";
import { type Clock, type Result, accepted } from "@cantina/domain/kernel";
import { logIn } from "./arca-login.ts";
import { failed } from "./failed.ts";
import { actionOf, callOf, centsOf, dayOf, requestItems } from "./invoice.wire.ts";
import { postXml } from "./post-xml.ts";
import type { ArcaSettings } from "./settings.ts";
import { type XmlNode, findNode, readXml, textOf } from "./xml.ts";

type Found = Result<XmlNode, AuthorityFailure>;

type Told = { readonly code: string; readonly text: string };

function toldIn(node: XmlNode | undefined, name: string): readonly Told[] {
  return (findNode(node, name)?.children ?? []).map((one) => ({
    code: textOf(one, "Code") ?? "",
    text: textOf(one, "Msg") ?? "",
  }));
}

const sentence = (told: readonly Told[]): string => told.map(({ code, text }) => `${code}: ${text}`).join(" · ");

/** None of that number. */
const nothingFound = "602";
const notNext = "10016";
const loginCodes: ReadonlySet<string> = new Set(["600", "601"]);

/** WSFEv1. */
export function arcaAuthority(settings: ArcaSettings, { now }: Pick<Clock, "now">): InvoiceAuthority {
  const { invoiceUrl: url, loginUrl, certificate, isTlsRelaxed } = settings;

  async function call(
    method: string,
    cuit: string,
    ticket: LoginTicket,
    items: Parameters<typeof callOf>[3],
  ): Promise<Found> {
    const body = callOf(method, cuit, ticket, items);
    const answer = await postXml({ url, action: actionOf(method), body, isTlsRelaxed });
    const result = answer?.status === 200 ? findNode(readXml(answer.text), `${method}Result`) : undefined;
    if (result === undefined) return failed("UNKNOWN", "ARCA no responde");
    const errors = toldIn(result, "Errors");
    return errors.some(({ code }) => loginCodes.has(code)) ? failed("LOGIN", sentence(errors)) : accepted(result);
  }

  return {
    identity: `${new X509Certificate(certificate).fingerprint256} ${loginUrl}`,
    logIn: () => logIn(settings, now()),
    lastNumber: async (ticket, { cuit, pointOfSale, documentType }) => {
      const items = [
        ["PtoVta", pointOfSale],
        ["CbteTipo", documentType],
      ] as const;
      const answer = await call("FECompUltimoAutorizado", cuit, ticket, items);
      if (!answer.ok) return answer;
      const errors = toldIn(answer.value, "Errors");
      const last = textOf(answer.value, "CbteNro") ?? "";
      if (errors.length > 0) return failed("REFUSED", sentence(errors));
      return /^\d{1,8}$/u.test(last) ? accepted(Number(last)) : failed("UNKNOWN", "ARCA no responde");
    },
    authorise: async (ticket, request) => {
      const answer = await call("FECAESolicitar", request.cuit, ticket, requestItems(request));
      if (!answer.ok) return answer;
      const detail = findNode(answer.value, "FECAEDetResponse");
      const told = [...toldIn(detail, "Observaciones"), ...toldIn(answer.value, "Errors")];
      if (told.some(({ code }) => code === notNext)) return accepted<AuthorityAnswer>({ kind: "NOT_NEXT" });
      const [result, cae, caeDueOn] = [
        textOf(detail, "Resultado"),
        textOf(detail, "CAE"),
        dayOf(textOf(detail, "CAEFchVto")),
      ];
      if (result === "A" && cae !== undefined && /^\d{14}$/u.test(cae) && caeDueOn !== undefined) {
        const remarks = told.length === 0 ? null : sentence(told);
        return accepted<AuthorityAnswer>({ kind: "AUTHORISED", cae, caeDueOn, remarks });
      }
      if (result === "R") return accepted<AuthorityAnswer>({ kind: "REJECTED", reason: sentence(told) });
      return told.length > 0 ? failed("REFUSED", sentence(told)) : failed("UNKNOWN", "ARCA no responde");
    },
    read: async (ticket, { cuit, pointOfSale, documentType }, number) => {
      const items = [
        [
          "FeCompConsReq",
          [
            ["CbteTipo", documentType],
            ["CbteNro", number],
            ["PtoVta", pointOfSale],
          ],
        ],
      ] as const;
      const answer = await call("FECompConsultar", cuit, ticket, items);
      if (!answer.ok) return answer;
      const errors = toldIn(answer.value, "Errors");
      if (errors.some(({ code }) => code === nothingFound)) return accepted(null);
      if (errors.length > 0) return failed("REFUSED", sentence(errors));
      const found = findNode(answer.value, "ResultGet");
      const [total, cae] = [centsOf(textOf(found, "ImpTotal")), textOf(found, "CodAutorizacion")];
      const [issuedOn, caeDueOn] = [dayOf(textOf(found, "CbteFch")), dayOf(textOf(found, "FchVto"))];
      if (total === undefined || cae === undefined || issuedOn === undefined || caeDueOn === undefined)
        return failed("UNKNOWN", "ARCA no responde");
      const isAnonymous = textOf(found, "DocTipo") === "99" && textOf(found, "DocNro") === "0";
      return accepted({ number: Number(textOf(found, "CbteDesde")), issuedOn, total, isAnonymous, cae, caeDueOn });
    },
  };
}
