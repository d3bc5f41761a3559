/** Something that happens again and again, and the functions that are called whenever it does. */
export interface Emitter<News extends unknown[] = []> {
  emit: (...news: News) => void;
  /** @returns how to stop */
  subscribe: (watcher: (...news: News) => void) => () => void;
}

/** One value outside of React, and the functions that are called whenever it changes. */
export interface Store<Value> {
  get: () => Value;
  /** Tells every watcher, unless it is the value that is there. */
  set: (value: Value) => void;
  /** @returns how to stop */
  subscribe: (watcher: () => void) => () => void;
}

/** News without a value of its own: what was missed is missed. */
export function createEmitter<News extends unknown[] = []>(): Emitter<News> {
  const watchers = new Set<(...news: News) => void>();
  return {
    emit: (...news) => {
      for (const watcher of watchers) watcher(...news);
    },
    subscribe: (watcher) => {
      // A function of its own for each subscription: two of the same watcher end one by one.
      const own = (...news: News) => watcher(...news);
      watchers.add(own);
      return () => void watchers.delete(own);
    },
  };
}

/** A value that `useSyncExternalStore(store.subscribe, store.get)` reads. */
export function createStore<Value>(initial: Value): Store<Value> {
  const changed = createEmitter();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      changed.emit();
    },
    subscribe: changed.subscribe,
  };
}

/** Changes some of the parts of a value; a change to what they are tells no watcher. */
export function patch<Value extends object>(store: Store<Value>, parts: Partial<Value>): void {
  const value = store.get();
  const keys = Object.keys(parts) as (keyof Value)[];
  if (keys.every((key) => Object.is(value[key], parts[key]))) return;
  store.set({ ...value, ...parts });
}
