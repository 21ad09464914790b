import { execFile, execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { listen } from "../../listening/index.ts";
import { authorise, lastNumber, readOne, refusedToken, valueIn } from "./answers.ts";
import {
  type ArcaBooks,
  type ArcaCall,
  type ArcaFault,
  type KeptDocument,
  compactDay,
  newArcaBooks,
  nextCae,
  seriesOf,
} from "./books.ts";

const run = promisify(execFile);

export type ArcaStandIn = {
  readonly url: string;
  readonly certificate: string;
  readonly key: string;
  readonly failNext: (call: ArcaCall, ...faults: readonly ArcaFault[]) => void;
  readonly forgetFaults: () => void;
  /** For how long after a login another one is refused; two minutes else. */
  readonly refuseLoginsFor: (ms: number) => void;
  /** The ticket that lives is forgotten, as after its twelve hours. */
  readonly expireTicket: () => void;
  /** Somebody else uses the series. */
  readonly intrude: (cuit: string, pointOfSale: number, documentType: number) => void;
  readonly disable: (pointOfSale: number) => void;
  readonly enable: (pointOfSale: number) => void;
  readonly documents: () => readonly KeptDocument[];
  readonly logins: () => number;
  /** What it was asked that its interface does not know. */
  readonly complaints: () => readonly string[];
  readonly close: () => Promise<void>;
};

/** Made by another program than ours. */
function newCertificate(folder: string): { readonly certificate: string; readonly key: string } {
  const [certificate, key] = [join(folder, "arca.crt"), join(folder, "arca.key")];
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-days",
      "3",
      "-subj",
      "/O=Cantina/CN=cantina/serialNumber=CUIT 30712345671",
      "-keyout",
      key,
      "-out",
      certificate,
    ],
    { stdio: "ignore" },
  );
  return { certificate: readFileSync(certificate, "utf8"), key: readFileSync(key, "utf8") };
}

const fault = (code: string, sentence: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body><soapenv:Fault>` +
  `<faultcode xmlns:ns1="http://xml.apache.org/axis/">ns1:${code}</faultcode><faultstring>${sentence}</faultstring></soapenv:Fault></soapenv:Body></soapenv:Envelope>`;

const marked = (xml: string): string => xml.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * Stands in for ARCA's WSAA and WSFEv1, as providers.md §6 tells them, with its own books and faults; logins are opened
 * by openssl. Nothing in the product knows that it is none.
 */
export async function startArca(): Promise<ArcaStandIn> {
  const folder = mkdtempSync(join(tmpdir(), "arca-"));
  const pair = newCertificate(folder);
  const books: ArcaBooks = newArcaBooks();

  async function logIn(xml: string): Promise<readonly [number, string]> {
    const cms = join(folder, `${randomUUID()}.cms`);
    writeFileSync(cms, Buffer.from(valueIn(xml, "in0"), "base64"));
    let request: string;
    try {
      const args = [
        "cms",
        "-verify",
        "-inform",
        "DER",
        "-in",
        cms,
        "-CAfile",
        join(folder, "arca.crt"),
        "-purpose",
        "any",
      ];
      request = (await run("openssl", args)).stdout;
    } catch (error) {
      books.complaints.push(`a login that openssl refuses: ${String(error)}`);
      return [500, fault("cms.bad", "CMS invalido")];
    }
    const [from, until] = ["generationTime", "expirationTime"].map((name) => Date.parse(valueIn(request, name)));
    const isNow =
      from !== undefined &&
      until !== undefined &&
      from <= Date.now() &&
      Date.now() <= until &&
      until - from < 86_400_000;
    if (!isNow || valueIn(request, "service") !== "wsfe" || !/^\d{1,10}$/u.test(valueIn(request, "uniqueId"))) {
      books.complaints.push(`a login of ${request}`);
      return [500, fault("xml.bad", "TRA invalido")];
    }
    if (books.ticket !== null && books.ticket.againAt > Date.now())
      return [500, fault("coe.alreadyAuthenticated", "El CEE ya posee un TA valido para el acceso al WSN solicitado")];
    const expiresAt = Date.now() + 12 * 3_600_000;
    books.logins += 1;
    books.ticket = { token: randomUUID(), sign: randomUUID(), expiresAt, againAt: Date.now() + books.againMs };
    const { token, sign } = books.ticket;
    const ticket =
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><loginTicketResponse version="1.0"><header><source>CN=wsaa</source>` +
      `<expirationTime>${new Date(expiresAt - 3 * 3_600_000).toISOString().slice(0, 23)}-03:00</expirationTime></header>` +
      `<credentials><token>${token}</token><sign>${sign}</sign></credentials></loginTicketResponse>`;
    return [
      200,
      `<?xml version="1.0" encoding="utf-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body>` +
        `<loginCmsResponse xmlns="http://wsaa.view.sua.dvadac.desein.afip.gov"><loginCmsReturn>${marked(ticket)}</loginCmsReturn></loginCmsResponse></soapenv:Body></soapenv:Envelope>`,
    ];
  }

  type Asked = { readonly call: ArcaCall; readonly method: string };
  const methods: Readonly<Record<string, ArcaCall>> = {
    FECompUltimoAutorizado: "last",
    FECAESolicitar: "authorise",
    FECompConsultar: "read",
  };

  function askedOf({ url = "", headers }: IncomingMessage): Asked | undefined {
    const action = String(headers["soapaction"] ?? "").replaceAll('"', "");
    if (url === "/ws/services/LoginCms") return { call: "login", method: "loginCms" };
    const method = action.replace("http://ar.gov.afip.dif.FEV1/", "");
    const call = methods[method];
    return url === "/wsfev1/service.asmx" && call !== undefined ? { call, method } : undefined;
  }

  async function answerOf(
    { call, method }: Asked,
    xml: string,
    how: ArcaFault | undefined,
  ): Promise<readonly [number, string]> {
    if (call === "login") return logIn(xml);
    const { ticket } = books;
    const isGood = ticket !== null && valueIn(xml, "Token") === ticket.token && valueIn(xml, "Sign") === ticket.sign;
    if (how?.kind === "expired") books.ticket = null;
    if (!isGood || how?.kind === "expired") return [200, refusedToken(method)];
    if (call === "last") return [200, lastNumber(books, xml)];
    if (call === "read") return [200, readOne(books, xml)];
    return [200, authorise(books, xml, how?.kind === "rejected" || how?.kind === "remarked" ? how.kind : null)];
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const xml = await text(request);
    const asked = askedOf(request);
    if (asked === undefined) {
      books.complaints.push(`${request.method ?? ""} ${request.url ?? ""} ${String(request.headers["soapaction"])}`);
      return void response.writeHead(404).end();
    }
    const write = (status: number, body: string, type = "text/xml; charset=utf-8"): void =>
      void response.writeHead(status, { "content-type": type }).end(body);
    const how = books.faults[asked.call].shift();
    if (how === undefined || !("when" in how)) return write(...(await answerOf(asked, xml, how)));
    if (how.when === "after") await answerOf(asked, xml, undefined);
    if (how.kind === "reset") return void request.socket.destroy();
    if (how.kind === "status") write(how.status, "<html><body>Service Unavailable</body></html>", "text/html");
    if (how.kind === "html") write(200, "<html><body><p>mantenimiento</body></html>", "text/html");
  }

  const { origin, close } = await listen((request, response) => void serve(request, response));
  return {
    url: origin,
    ...pair,
    failNext: (call, ...faults) => void books.faults[call].push(...faults),
    forgetFaults: () => {
      for (const faults of Object.values(books.faults)) faults.length = 0;
    },
    refuseLoginsFor: (ms) => {
      books.againMs = ms;
    },
    expireTicket: () => {
      books.ticket = null;
    },
    intrude: (cuit, pointOfSale, documentType) => {
      const kept = seriesOf(books, cuit, pointOfSale, documentType);
      const of = {
        number: kept.length + 1,
        day: compactDay(),
        total: "1.23",
        net: "1.23",
        vat: "0.00",
        documentType,
        pointOfSale,
        cuit,
      };
      kept.push({ ...of, docType: "99", docNumber: "0", cae: nextCae(books), corrects: null, isForeign: true });
    },
    disable: (point) => void books.disabledPoints.add(point),
    enable: (point) => void books.disabledPoints.delete(point),
    documents: () => [...books.series.values()].flat(),
    logins: () => books.logins,
    complaints: () => books.complaints,
    close: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
