import type { Profile } from "@cantina/domain/session";
import { useApp } from "../../composition/app/index.ts";
import { useValue } from "../../composition/device/index.ts";
import { roleName } from "../../texts/role-names.ts";
import { Button } from "../../ui/Button.tsx";
import { ChooseCafeteriaScreen } from "../login/index.ts";
import { Page } from "../../ui/Page.tsx";
import { Table } from "../../ui/Table.tsx";

export function MyCafeteriasScreen() {
  const view = useValue(useApp().session.view);
  if (view.status === "choosingProfile") return <ChooseCafeteriaScreen />;
  if (view.session === null) return null;
  return <MyCafeterias profiles={view.profiles} current={view.session.profile} isMoving={view.isBusy} />;
}

interface MyCafeteriasProps {
  readonly profiles: readonly Profile[];
  readonly current: Profile;
  readonly isMoving: boolean;
}

function MyCafeterias({ profiles, current, isMoving }: MyCafeteriasProps) {
  const { session } = useApp();
  const enter = ({ cafeteriaId, cafeteriaName }: Profile) =>
    cafeteriaId === current.cafeteriaId ? (
      "Está aquí"
    ) : (
      <Button
        size="sm"
        variant="outline"
        disabled={isMoving}
        aria-label={`Ingresar a ${cafeteriaName}`}
        onClick={() => session.send({ type: "session.cafeteriaChosen", cafeteriaId })}
      >
        Ingresar
      </Button>
    );
  return (
    <Page title="Mis Cafeterias">
      <Table
        label="Mis Cafeterias"
        rows={profiles}
        rowKey={(profile) => `${profile.id} ${profile.cafeteriaId}`}
        columns={[
          { label: "Nombre", cell: (profile) => profile.cafeteriaName },
          { label: "Código", cell: (profile) => profile.cafeteriaCode },
          { label: "Rol", cell: (profile) => roleName(profile.privilegeLevel) },
        ]}
        actions={enter}
      />
    </Page>
  );
}
