import { randomUUID } from "node:crypto";
import { consumableEndpoints, movementEndpoints, supplierEndpoints } from "@cantina/contract/inventory";
import { type ConsumableId, decimalFromQuantity, quantity } from "@cantina/domain/inventory";
import { cents } from "@cantina/domain/kernel";
import { clientFor, openSession, value } from "../../e2e/fixtures/office.ts";

export const unique = (name: string): string => `${name} ${randomUUID().slice(0, 6)}`;
export const hundredths = (units: number) => quantity(Math.round(units * 100));

/** A supplier of its own with flour at $ 900 per kg, and dough of half a kilo each; nothing of either is there. */
export async function stockPantry(url: string) {
  const [session] = await openSession(url, "administrator");
  const client = clientFor(url, session.jwt);
  const params = { cafeteriaId: session.profile.cafeteriaId };
  const keyed = () => ({ idempotencyKey: randomUUID() });
  const [flourName, doughName] = [unique("Harina"), unique("Bollo")];
  const { id: supplierId } = value(
    await client.call(supplierEndpoints.createSupplier, { params, body: { name: unique("Molino") } }, keyed()),
  );
  const flour = value(
    await client.call(
      consumableEndpoints.createSupply,
      {
        params,
        body: {
          name: flourName,
          supplierId,
          unit: "KILOGRAM",
          cost: cents(90_000),
          waste: 0,
          alertLevel: hundredths(2),
        },
      },
      keyed(),
    ),
  );
  const dough = value(
    await client.call(
      consumableEndpoints.createPrepared,
      {
        params,
        body: {
          name: doughName,
          unit: "PIECE",
          yield: hundredths(1),
          alertLevel: hundredths(0),
          ingredients: [{ consumableId: flour.id, quantity: hundredths(0.5) }],
        },
      },
      keyed(),
    ),
  );
  const move = async (type: "INGRESS" | "EGRESS", consumableId: ConsumableId, units: number): Promise<void> => {
    const consumables = [{ consumableId, quantity: hundredths(units), paidTotal: null }];
    const reason = type === "INGRESS" ? "SUPPLIER_PURCHASE" : "WASTE";
    value(
      await client.call(movementEndpoints.moveConsumables, { params, body: { consumables, type, reason } }, keyed()),
    );
  };
  const buy = (consumableId: ConsumableId, units: number) => move("INGRESS", consumableId, units);
  const take = (consumableId: ConsumableId, units: number) => move("EGRESS", consumableId, units);
  const availableOf = async (consumableId: ConsumableId): Promise<number> => {
    const asked = { params: { ...params, consumableId } };
    return decimalFromQuantity(value(await client.call(consumableEndpoints.readConsumable, asked)).availableQuantity);
  };
  return { session, client, params, keyed, flour, dough, flourName, doughName, buy, take, availableOf };
}
