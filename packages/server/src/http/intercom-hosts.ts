/** What Intercom's own page says that its messenger needs, without videos and sheets in frames. */
const cdn = "https://js.intercomcdn.com";
const bases = ["https://api-iam.intercom.io", "https://api-iam.eu.intercom.io", "https://api-iam.au.intercom.io"];
const sockets = [
  "nexus-websocket-a.intercom.io",
  "nexus-websocket-b.intercom.io",
  "nexus-europe-websocket.intercom.io",
  "nexus-australia-websocket.intercom.io",
];
const uploads = [
  "https://uploads.intercomcdn.com",
  "https://uploads.intercomcdn.eu",
  "https://uploads.au.intercomcdn.com",
  "https://uploads.intercomusercontent.com",
];

/** By directive, for pages that may open the help centre. HELP-01 */
export const intercomHosts = {
  script: ["https://app.intercom.io", "https://widget.intercom.io", cdn],
  connect: [
    ...bases,
    "https://api.intercom.io",
    "https://api.eu.intercom.io",
    "https://api.au.intercom.io",
    "https://api-ping.intercom.io",
    "https://via.intercom.io",
    ...sockets.flatMap((host) => [`https://${host}`, `wss://${host}`]),
    ...uploads,
  ],
  image: [
    cdn,
    "https://static.intercomassets.com",
    "https://downloads.intercomcdn.com",
    "https://gifs.intercomcdn.com",
    ...uploads,
  ],
  media: [cdn],
  font: [cdn, "https://fonts.intercomcdn.com"],
} as const;

export type AllowedHosts = { readonly [Directive in keyof typeof intercomHosts]: readonly string[] };

export const noHosts: AllowedHosts = { script: [], connect: [], image: [], media: [], font: [] };
