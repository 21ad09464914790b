import { type ArcaBooks, type KeptDocument, compactDay, nextCae, seriesOf } from "./books.ts";

/** The text of an element, wherever it stands. */
export const valueIn = (xml: string, name: string): string =>
  new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>([^<]*)</`, "u").exec(xml)?.[1] ?? "";

const inner = (xml: string, name: string): string =>
  new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>([\\s\\S]*?)</(?:\\w+:)?${name}>`, "u").exec(xml)?.[1] ?? "";

const namesIn = (xml: string): readonly string[] => {
  const names: string[] = [];
  let depth = 0;
  for (const [, closing, name] of xml.matchAll(/<(\/?)(?:\w+:)?(\w+)[^>]*>/gu)) {
    if (closing === "/") depth -= 1;
    else {
      if (depth === 0) names.push(name ?? "");
      depth += 1;
    }
  }
  return names;
};

const wrap = (method: string, content: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>` +
  `<${method}Response xmlns="http://ar.gov.afip.dif.FEV1/"><${method}Result>${content}</${method}Result></${method}Response></soap:Body></soap:Envelope>`;

const error = (code: number, text: string): string =>
  `<Errors><Err><Code>${code}</Code><Msg>${text}</Msg></Err></Errors>`;

export const refusedToken = (method: string): string =>
  wrap(method, error(600, "ValidacionDeToken: No validaron las fechas"));

type Place = { readonly cuit: string; readonly pointOfSale: number; readonly documentType: number };

const placeOf = (xml: string): Place => ({
  cuit: valueIn(xml, "Cuit"),
  pointOfSale: Number(valueIn(xml, "PtoVta")),
  documentType: Number(valueIn(xml, "CbteTipo")),
});

const ofPlace = (books: ArcaBooks, { cuit, pointOfSale, documentType }: Place): KeptDocument[] =>
  seriesOf(books, cuit, pointOfSale, documentType);

/** FECompUltimoAutorizado. */
export function lastNumber(books: ArcaBooks, xml: string): string {
  const place = placeOf(xml);
  if (books.disabledPoints.has(place.pointOfSale))
    return wrap("FECompUltimoAutorizado", error(11_002, "El punto de venta no se encuentra habilitado"));
  const { pointOfSale, documentType } = place;
  return wrap(
    "FECompUltimoAutorizado",
    `<PtoVta>${pointOfSale}</PtoVta><CbteTipo>${documentType}</CbteTipo><CbteNro>${ofPlace(books, place).length}</CbteNro>`,
  );
}

/** FECompConsultar. */
export function readOne(books: ArcaBooks, xml: string): string {
  const found = ofPlace(books, placeOf(xml)).find(({ number }) => number === Number(valueIn(xml, "CbteNro")));
  if (found === undefined)
    return wrap(
      "FECompConsultar",
      error(602, "No existen datos en nuestros registros para los parametros ingresados."),
    );
  const { docType, docNumber, number, day, total, net, vat, cae, pointOfSale, documentType } = found;
  return wrap(
    "FECompConsultar",
    `<ResultGet><Concepto>1</Concepto><DocTipo>${docType}</DocTipo><DocNro>${docNumber}</DocNro><CbteDesde>${number}</CbteDesde>` +
      `<CbteHasta>${number}</CbteHasta><CbteFch>${day}</CbteFch><ImpTotal>${Number(total)}</ImpTotal><ImpNeto>${Number(net)}</ImpNeto>` +
      `<ImpIVA>${Number(vat)}</ImpIVA><Resultado>A</Resultado><CodAutorizacion>${cae}</CodAutorizacion><EmisionTipo>CAE</EmisionTipo>` +
      `<FchVto>${compactDay(10)}</FchVto><PtoVta>${pointOfSale}</PtoVta><CbteTipo>${documentType}</CbteTipo></ResultGet>`,
  );
}

const order = [
  "Concepto",
  "DocTipo",
  "DocNro",
  "CbteDesde",
  "CbteHasta",
  "CbteFch",
  "ImpTotal",
  "ImpTotConc",
  "ImpNeto",
  "ImpOpEx",
  "ImpTrib",
  "ImpIVA",
  "MonId",
  "MonCotiz",
  "CondicionIVAReceptorId",
  "CbtesAsoc",
  "Iva",
];

const cents = (text: string): number => (/^\d+\.\d{2}$/u.test(text) ? Math.round(Number(text) * 100) : Number.NaN);

const rates: Readonly<Record<string, number>> = { "3": 0, "4": 10.5, "5": 21 };

/** What is wrong with a request; "": nothing. */
function faultOf(books: ArcaBooks, place: Place, detail: string): readonly [number, string] | null {
  const names = namesIn(detail);
  if (
    names.some((name) => !order.includes(name)) ||
    names.join() !== order.filter((name) => names.includes(name)).join()
  )
    return [10_000, `the schema's order is another than ${names.join()}`];
  const amount = (name: string): number => cents(valueIn(detail, name));
  const [net, vat, total] = [amount("ImpNeto"), amount("ImpIVA"), amount("ImpTotal")];
  if (total !== net + vat + amount("ImpTotConc") + amount("ImpOpEx") + amount("ImpTrib"))
    return [10_048, "the sum is not the total"];
  const iva = inner(detail, "Iva");
  const isC = place.documentType === 11 || place.documentType === 13;
  if (isC && (iva !== "" || vat !== 0)) return [10_071, "letter C has no VAT"];
  if (!isC) {
    const [base, tax] = [cents(valueIn(iva, "BaseImp")), cents(valueIn(iva, "Importe"))];
    const rate = rates[valueIn(iva, "Id")] ?? Number.NaN;
    if (base !== net || tax !== vat) return [10_018, "the rows are not the sums"];
    if (!(Math.abs(tax - (base * rate) / 100) <= 1)) return [10_051, "the VAT is not the rate's"];
  }
  if (valueIn(detail, "CondicionIVAReceptorId") !== "5") return [10_246, "CondicionIVAReceptorId"];
  const isNote = place.documentType === 8 || place.documentType === 13;
  const of = Number(valueIn(inner(detail, "CbtesAsoc"), "Nro"));
  const original = seriesOf(books, place.cuit, place.pointOfSale, place.documentType - 2);
  if (isNote && !original.some(({ number }) => number === of)) return [10_197, "the corrected document is none"];
  return null;
}

/** FECAESolicitar. */
export function authorise(books: ArcaBooks, xml: string, how: "rejected" | "remarked" | null): string {
  const place = placeOf(xml);
  const { pointOfSale, documentType, cuit } = place;
  const method = "FECAESolicitar";
  if (books.disabledPoints.has(pointOfSale))
    return wrap(method, error(11_002, "El punto de venta no se encuentra habilitado"));
  const detail = inner(xml, "FECAEDetRequest");
  const kept = ofPlace(books, place);
  const number = Number(valueIn(detail, "CbteDesde"));
  const day = valueIn(detail, "CbteFch");
  const answer = (result: "A" | "R", told: string, cae: string): string =>
    wrap(
      method,
      `<FeCabResp><Cuit>${cuit}</Cuit><PtoVta>${pointOfSale}</PtoVta><CbteTipo>${documentType}</CbteTipo><CantReg>1</CantReg><Resultado>${result}</Resultado></FeCabResp>` +
        `<FeDetResp><FECAEDetResponse><Concepto>1</Concepto><CbteDesde>${number}</CbteDesde><CbteHasta>${number}</CbteHasta><CbteFch>${day}</CbteFch>` +
        `<Resultado>${result}</Resultado>${told}<CAE>${cae}</CAE><CAEFchVto>${cae === "" ? "" : compactDay(10)}</CAEFchVto></FECAEDetResponse></FeDetResp>`,
    );
  const observed = (code: number, text: string): string =>
    `<Observaciones><Obs><Code>${code}</Code><Msg>${text}</Msg></Obs></Observaciones>`;
  const isNext = number === kept.length + 1 && number === Number(valueIn(detail, "CbteHasta"));
  const last = kept.at(-1)?.day ?? "";
  const isDay = day >= last && day >= compactDay(-5) && day <= compactDay(5);
  if (!isNext || !isDay)
    return answer(
      "R",
      observed(10_016, "El numero o fecha del comprobante no se corresponde con el proximo a autorizar"),
      "",
    );
  const fault = faultOf(books, place, detail);
  if (fault !== null) {
    books.complaints.push(fault.join(": "));
    return answer("R", observed(...fault), "");
  }
  if (how === "rejected") return answer("R", observed(10_013, "Campo DocTipo invalido"), "");
  const document: KeptDocument = {
    number,
    day,
    total: valueIn(detail, "ImpTotal"),
    net: valueIn(detail, "ImpNeto"),
    vat: valueIn(detail, "ImpIVA"),
    documentType,
    pointOfSale,
    cuit,
    docType: valueIn(detail, "DocTipo"),
    docNumber: valueIn(detail, "DocNro"),
    cae: nextCae(books),
    corrects: detail.includes("CbtesAsoc") ? Number(valueIn(inner(detail, "CbtesAsoc"), "Nro")) : null,
    isForeign: false,
  };
  kept.push(document);
  return answer("A", how === "remarked" ? observed(10_217, "El credito fiscal discriminado") : "", document.cae);
}
