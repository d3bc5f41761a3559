/** An event and its listeners. */
export interface Emitter<Args extends unknown[] = []> {
  emit: (...args: Args) => void;
  /** @returns the function that unsubscribes */
  subscribe: (listener: (...args: Args) => void) => () => void;
}

/** A value outside of React, and the listeners to its changes. */
export interface Store<Value> {
  get: () => Value;
  /** Sets the value and calls every listener, unless the value is the same. */
  set: (value: Value) => void;
  /** @returns the function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

/** Creates an event without a value: a later listener does not get earlier events. */
export function createEmitter<Args extends unknown[] = []>(): Emitter<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    emit: (...args) => {
      for (const listener of listeners) listener(...args);
    },
    subscribe: (listener) => {
      // Each subscription has a function of its own, so that two of one listener end one by one.
      const wrapped = (...args: Args) => listener(...args);
      listeners.add(wrapped);
      return () => void listeners.delete(wrapped);
    },
  };
}

/** Creates a store for `useSyncExternalStore(store.subscribe, store.get)`. */
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

/** Changes some of the fields of a value; equal fields do not call the listeners. */
export function patch<Value extends object>(store: Store<Value>, fields: Partial<Value>): void {
  const value = store.get();
  const keys = Object.keys(fields) as (keyof Value)[];
  if (keys.every((key) => Object.is(value[key], fields[key]))) return;
  store.set({ ...value, ...fields });
}
