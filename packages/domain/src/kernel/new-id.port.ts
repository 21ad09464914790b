/** Makes UUIDs; the domain itself knows no randomness. */
export type NewId = () => string;
