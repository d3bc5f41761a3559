/** The key shape of a tree of texts: the same keys, any sentences. English must satisfy the shape of Chinese. */
export type MessageShape<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : MessageShape<T[K]>;
};
