import { createApiClient, httpOrders } from "@cantina/adapters/http";
import { withTestServer } from "../database/index.ts";
import { openCounter } from "./counter.ts";
import { describeOrdersPort } from "./orders-port.contract.ts";
import { signInAs } from "./sign-in-as.ts";

const server = withTestServer();

describeOrdersPort("the server through HTTP", async () => {
  const { database, url } = server();
  const counter = await openCounter(
    database,
    { url },
    {
      features: ["commensalDailyLimit"],
      allowIgnoreMinimumBalance: true,
      balanceFloor: -5_000,
    },
  );
  const token = await signInAs(database, counter.canteen.employeeId);
  const client = createApiClient({
    baseUrl: `${url}/api`,
    token: () => token,
    tabId: "suite",
    onSessionExpired: () => {},
  });
  return { ...counter, orders: httpOrders(client, counter.canteen.cafeteriaId) };
});
