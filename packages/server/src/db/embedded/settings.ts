/** What the embedded server is told before each start. */
export type ServerSettings = {
  readonly maxConnections: number;
  readonly endpoint:
    | { readonly kind: "socket"; readonly folder: string }
    | { readonly kind: "tcp"; readonly port: number };
};

const quoted = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

// The setting is a list, so that a comma in a folder's name would end it but for the inner quotes.
const listItem = (text: string): string => quoted(`"${text.replaceAll('"', '""')}"`);

/** Text of the file that the cluster's own configuration includes. */
export const settingsText = ({ maxConnections, endpoint }: ServerSettings): string => {
  const where =
    endpoint.kind === "socket"
      ? [
          "listen_addresses = ''",
          `unix_socket_directories = ${listItem(endpoint.folder)}`,
          "unix_socket_permissions = 0700",
        ]
      : ["listen_addresses = '127.0.0.1'", `port = ${endpoint.port}`];
  return [
    ...where,
    `max_connections = ${maxConnections}`,
    "fsync = on",
    "synchronous_commit = on",
    "full_page_writes = on",
    "jit = off",
    // Below the time that a call waits for a lock, so that a circle is seen as one.
    "deadlock_timeout = 200ms",
    "timezone = 'UTC'",
    "log_timezone = 'UTC'",
    "lc_messages = 'C'",
    "log_checkpoints = off",
    // %a is the id of the call that asked. LOG-01
    "log_line_prefix = '%m [%p] %a '",
    "log_min_duration_statement = 1000",
    // Neither the values of a statement nor the row that a constraint names: both hold people's names. LOG-02
    "log_parameter_max_length = 0",
    "log_parameter_max_length_on_error = 0",
    "log_error_verbosity = terse",
    "",
  ].join("\n");
};
