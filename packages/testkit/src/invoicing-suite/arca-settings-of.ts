import { usualIdentification, usualQrBase } from "@cantina/domain/invoicing";
import type { ArcaStandIn } from "../stand-ins/index.ts";

/** How a server in this process reaches the stand-in. */
export const arcaSettingsOf = ({ url, certificate, key }: ArcaStandIn) => ({
  loginUrl: `${url}/ws/services/LoginCms`,
  invoiceUrl: `${url}/wsfev1/service.asmx`,
  certificate,
  key,
  isTlsRelaxed: false,
  qrBase: usualQrBase,
  identification: usualIdentification,
});
