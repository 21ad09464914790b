export { type World, type WorldRole, makeWorld } from "./world.ts";
export { type Request, endpointNames, exampleOf } from "./valid-requests.ts";
export { differenceId, savedCardId } from "./payment-requests.ts";
export { type Answer, sendRequest } from "./send-request.ts";
export { idPlacesOf } from "./id-places.ts";
export { swappedRequests } from "./swap-ids.ts";
