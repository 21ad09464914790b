/** Why a database can't be used. `reason` never carries the password. */
export type ConnectFailure = {
  readonly code: "DATABASE_URL_INVALID" | "DATABASE_UNREACHABLE" | "DATABASE_LOGIN_REFUSED" | "DATABASE_UNKNOWN";
  readonly reason: string;
};

const sqlStates: Readonly<Record<string, ConnectFailure["code"]>> = {
  "28P01": "DATABASE_LOGIN_REFUSED",
  "28000": "DATABASE_LOGIN_REFUSED",
  "3D000": "DATABASE_UNKNOWN",
};

export const connectFailure = (error: unknown): ConnectFailure => {
  const state = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  // Several addresses of one host fail together as an AggregateError, whose own message is empty.
  const message = error instanceof Error && error.message !== "" ? error.message : state;
  // pg itself complains when the server wants a password and none was given.
  const noPassword = message.startsWith("SASL:");
  return {
    code: sqlStates[state] ?? (noPassword ? "DATABASE_LOGIN_REFUSED" : "DATABASE_UNREACHABLE"),
    reason: message,
  };
};
