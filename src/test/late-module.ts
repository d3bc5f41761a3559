/** A module that is loaded once the promise in `lateModule` is fulfilled, as on a busy machine. */
await Reflect.get(globalThis, 'lateModule');

export const name = 'late part';
