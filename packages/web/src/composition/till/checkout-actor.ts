import type { checkoutMachine } from "@cantina/domain/sale";
import type { ActorRefFrom } from "xstate";

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;
