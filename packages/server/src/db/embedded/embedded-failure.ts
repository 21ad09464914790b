/** Why the embedded database is not there. `log` is PostgreSQL's own last words. */
export type EmbeddedFailure =
  | { readonly code: "DATA_FOLDER_NOT_WRITABLE"; readonly folder: string; readonly reason: string }
  | { readonly code: "PLATFORM_NOT_SUPPORTED"; readonly platform: string }
  | { readonly code: "DATABASE_DID_NOT_START"; readonly log: string }
  | { readonly code: "DATA_FOLDER_IN_USE"; readonly folder: string }
  | { readonly code: "DATABASE_MISSING"; readonly folder: string }
  /** Made by another major version of PostgreSQL, whose files this one can't read. */
  | {
      readonly code: "DATABASE_OF_OTHER_MAJOR";
      readonly folder: string;
      readonly data: number;
      readonly program: number;
    }
  /** The programs of a former PostgreSQL could not be had. */
  | { readonly code: "ENGINE_NOT_FETCHED"; readonly major: number; readonly reason: string };
