/** The version that the server compares with its minimum; that of the packages. */
export const appVersion = "0.3.1";
