/** A file of the mock that does not depend on a world: a picture, or a part of a sandbox game. */
export interface StaticFile {
  /** Path of its URL; a document's path ends in `/`. */
  readonly path: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}
