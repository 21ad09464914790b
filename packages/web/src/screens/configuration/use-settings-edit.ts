import type { Cafeteria, SettingsChange } from "@cantina/domain/cafeteria";
import { type Result, accepted } from "@cantina/domain/kernel";
import { settingChangesQuery, useSettingsCalls } from "../../composition/desk/index.ts";
import { type FormOf, useEdit } from "../../composition/forms/index.ts";
import { cafeteriaQuery, queryKeys } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { tellUnread } from "../../ui/tell-unread.ts";

type SavedSettings = { readonly cafeteria: Cafeteria; readonly version: number | undefined };

type SettingsOptions<Entry, Draft, Faults> = {
  readonly cafeteria: Cafeteria;
  /** What stands in the fields of a cafeteria as it is. */
  readonly entryOf: (cafeteria: Cafeteria) => Entry;
  readonly check: (entry: Entry) => Result<Draft, Faults>;
};

/** One topic of the settings: follows what colleagues change until somebody types, and saves nothing but its own. */
export function useSettingsEdit<Entry extends object, Draft extends SettingsChange, Faults extends object>({
  cafeteria,
  entryOf,
  check,
}: SettingsOptions<Entry, Draft, Faults>) {
  const { sources, queries, left } = useWorkplace();
  const calls = useSettingsCalls();
  const formerOf = (one: Cafeteria) => ({ entry: entryOf(one), version: one.settingsVersion });
  const edit = useEdit<FormOf<Entry, Draft, Faults, SavedSettings>>({
    former: formerOf(cafeteria),
    check,
    save: async ({ draft, key, version, confirmed }) => {
      const touchedOrdersSeen = confirmed?.code === "ORDERS_TOUCHED" ? confirmed.data.seen : undefined;
      const answer = await calls.editSettings(
        { body: { ...draft, version, touchedOrdersSeen } },
        { idempotencyKey: key },
      );
      // The count that this form's next save names; the cafeteria's own one is of its name and place.
      return answer.ok ? accepted({ cafeteria: answer.value, version: answer.value.settingsVersion }) : answer;
    },
    changes: ["cafeteria"],
    onSaved: ({ cafeteria: saved }) => {
      queries.setQueryData<Cafeteria>(queryKeys.cafeteria, saved);
      void queries.invalidateQueries({ queryKey: settingChangesQuery(sources).queryKey });
    },
    onClose: () => undefined,
  });
  async function reread(): Promise<void> {
    try {
      edit.reread(formerOf(await queries.fetchQuery({ ...cafeteriaQuery(sources), staleTime: 0 })));
    } catch {
      await tellUnread(left);
    }
  }
  return { ...edit, onReread: () => void reread() };
}
