import { migration } from "./migration.ts";

/**
 * The order in which a person reads a list of names, as the domain's compareNames has it: 'Ábaco' before 'zapallo' before
 * 'Zeta', 5 before 10. Equal is what is equal byte for byte. No index has this order, so that none goes wrong with the
 * next ICU. ADR 0088
 */
export const namesInOrder = migration(`
create collation by_name (provider = icu, locale = 'es-u-kn-true');
`);
