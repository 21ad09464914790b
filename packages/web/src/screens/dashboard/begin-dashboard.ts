import { isAllowedLevel } from "@cantina/domain/access";
import type { App } from "../../composition/app/index.ts";
import { askKeyFigures } from "../../composition/desk/index.ts";
import { untilValue } from "../../composition/device/index.ts";
import { readAddress } from "../../ui/address.ts";
import { dashboardFields } from "./dashboard-address.ts";

/** Asks for the key figures while a page that opens there still loads and draws its frame. */
export async function beginDashboard({ session, workplace }: App): Promise<void> {
  const { period, originMedium } = readAddress(dashboardFields, location.search);
  await untilValue(session.view, ({ status }) => status !== "restoring");
  const place = await workplace();
  if (place === null || !isAllowedLevel("readMetrics", place.profile.privilegeLevel)) return;
  await askKeyFigures(place, { period, originMedium });
}
