import type { Profile } from "@cantina/domain/session";
import { useApp } from "../../composition/app/index.ts";
import { useValue } from "../../composition/device/index.ts";
import { sessionSentences } from "../../texts/session-sentences.ts";
import { roleName } from "../../texts/role-names.ts";
import { ChooseCafeteria } from "./parts/ChooseCafeteria.tsx";

const detailOf = ({ cafeteriaCode, privilegeLevel }: Profile): string =>
  `${cafeteriaCode} · ${roleName(privilegeLevel)}`;

/** Right after a sign-in with several profiles. */
export function ChooseCafeteriaScreen() {
  const { session } = useApp();
  const { profiles, failure, isBusy } = useValue(session.view);
  return (
    <ChooseCafeteria
      choices={profiles.map((profile) => ({
        profileId: profile.id,
        name: profile.cafeteriaName,
        detail: detailOf(profile),
      }))}
      isSending={isBusy}
      failure={failure === null ? null : sessionSentences[failure.code]}
      onChoose={(chosen) => {
        const found = profiles.find(({ id }) => id === chosen);
        if (found !== undefined) session.send({ type: "session.profileChosen", profileId: found.id });
      }}
      onLogout={() => session.send({ type: "session.loggedOut" })}
    />
  );
}
