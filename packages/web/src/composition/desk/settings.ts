import { settingsEndpoints } from "@cantina/contract/cafeteria";
import { type Sources, callsOf, plainQuery, queryKeys } from "../live-data/index.ts";
import { useCalls } from "../workplace/index.ts";

/** Who changed each topic last; kept level by the hub. */
export const settingChangesQuery = (sources: Sources) =>
  plainQuery(queryKeys.settingChanges, callsOf(sources, settingsEndpoints).listSettingChanges);

export const useSettingsCalls = () => useCalls(settingsEndpoints);
