/** The file of a net that lessons load. */
export interface ServedEar {
  /** URL path. The name contains the first 8 hex digits of the file's SHA-256, so that it may be cached for ever. The
   *  licence of the embedding, and what was changed of it, are the files beside it with the extensions `.LICENSE` and
   *  `.NOTICE`. */
  path: string;
  /** Size, to notice a file that was cut short. */
  bytes: number;
}

/** The net that lessons load; null as long as none is served. */
export const SERVED_EAR: ServedEar | null = null;
