import type { Profile } from "@cantina/domain/session";
import { MapPin } from "lucide-react";
import { useApp } from "../../composition/app/index.ts";
import { useValue } from "../../composition/device/index.ts";
import { roleName } from "../../texts/role-names.ts";
import * as texts from "../../texts/cafeterias.ts";
import * as words from "../../texts/words.ts";
import * as screens from "../../texts/screens.ts";
import { Page } from "../../ui/Page.tsx";
import { Table } from "../../ui/Table.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { ChooseCafeteriaScreen } from "../login/index.ts";
import { EnterButton } from "./EnterButton.tsx";

export function MyCafeteriasScreen() {
  const view = useValue(useApp().session.view);
  if (view.status === "choosingProfile") return <ChooseCafeteriaScreen />;
  if (view.session === null) return null;
  return <MyCafeterias profiles={view.profiles} current={view.session.profile} />;
}

interface MyCafeteriasProps {
  readonly profiles: readonly Profile[];
  readonly current: Profile;
}

const MyCafeterias = ({ profiles, current }: MyCafeteriasProps) => (
  <Page title={screens.myCafeterias}>
    <Table
      label={screens.myCafeterias}
      rows={profiles}
      rowKey={(profile) => `${profile.id} ${profile.cafeteriaId}`}
      columns={[
        { label: words.name, onCard: "name", cell: (profile) => profile.cafeteriaName },
        { label: texts.code, cell: (profile) => profile.cafeteriaCode },
        { label: texts.role, cell: (profile) => roleName(profile.privilegeLevel) },
      ]}
      actions={({ cafeteriaId, cafeteriaName }) =>
        cafeteriaId === current.cafeteriaId ? (
          <Tag tone="success" icon={<MapPin />}>
            {texts.isHere}
          </Tag>
        ) : (
          <EnterButton cafeteriaId={cafeteriaId} name={cafeteriaName} />
        )
      }
    />
  </Page>
);
