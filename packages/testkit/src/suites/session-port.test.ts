import { createApiClient, httpSession } from "@cantina/adapters/http";
import { id } from "@cantina/domain/kernel";
import type { Profile } from "@cantina/domain/session";
import { makeCafeteria, testPassword, withTestServer } from "../database/index.ts";
import { fakeSession } from "../fakes/index.ts";
import { describeSessionPort } from "./session-port.contract.ts";

const server = withTestServer();

describeSessionPort("the fake session", async () => {
  const cafeterias = [
    id<"cafeteria">("0198c0de-0000-7000-8000-00000000000c"),
    id<"cafeteria">("0198c0de-0000-7000-8000-00000000000d"),
  ] as const;
  const person = { email: "ana@prueba.test", password: testPassword };
  const profiles = cafeterias.map((cafeteriaId, at): Profile => ({
    id: id(`0198c0de-0000-7000-8000-00000000001${at}`),
    userId: "0198c0de-0000-7000-8000-000000000020",
    username: "ana",
    email: person.email,
    type: "CAFETERIA",
    privilegeLevel: "CAFETERIA_EMPLOYEE",
    cafeteriaId,
    cafeteriaName: "Comedor",
    cafeteriaCode: `C-${at}`,
    isVisit: false,
  }));
  return { session: fakeSession([{ ...person, profiles }]), person, cafeterias };
});

describeSessionPort("the server through HTTP", async () => {
  const { database, url } = server();
  const first = await makeCafeteria(database);
  const second = await makeCafeteria(database);
  await database.query(
    `insert into profile (id, authentication_user_id, cafeteria_id, username, type, privilege_level)
     values (gen_random_uuid(), $1, $2, 'ana', 'CAFETERIA', 'CAFETERIA_EMPLOYEE')`,
    [first.employee.userId, second.id],
  );
  const client = createApiClient({
    baseUrl: `${url}/api`,
    token: () => null,
    tabId: "suite",
    onSessionExpired: () => {},
  });
  return {
    session: httpSession(client),
    person: { email: first.employee.email, password: testPassword },
    cafeterias: [id(first.id), id(second.id)],
  };
});
