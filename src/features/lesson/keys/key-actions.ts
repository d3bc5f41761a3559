/** Default key of every action of the player, as `KeyboardEvent.key` with letters in lower case. */
export const DEFAULT_KEYS = {
  speak: ' ',
  listen: 'l',
  slower: '[',
  faster: ']',
  loop: 'o',
  compare: 'c',
  voice: 'v',
  own: 'm',
  retry: 'r',
  next: 'Enter',
  back: 'b',
  text: 't',
  translation: 'i',
  type: 'k',
  later: 'n',
  help: '?',
} as const;

export type KeyAction = keyof typeof DEFAULT_KEYS;

export const KEY_ACTIONS = Object.keys(DEFAULT_KEYS) as KeyAction[];

/** Stored value of an action without a key. */
const NO_KEY = 'Off';

/** Keys that differ from the defaults, by action, as the settings store them. */
export type KeyMap = Readonly<Record<string, string>>;

/** Key of every action; null for none. */
export type Keys = Readonly<Record<KeyAction, string | null>>;

const BINDABLE_NAMED_KEYS = new Set(['Enter', 'ArrowLeft', 'ArrowRight']);

/** Whether a key can be bound to an action. Tab, Escape, keys that scroll, function keys and modifiers are left
 *  to the browser. */
export function isBindable(key: string): boolean {
  return /^[\x20-\x7e]$/.test(key) ? key === key.toLowerCase() : BINDABLE_NAMED_KEYS.has(key);
}

/** Converts stored keys into the key of every action. A stored key takes precedence over a default; invalid
 *  keys are ignored, so that settings of another version do no harm. */
export function toKeys(map: KeyMap): Keys {
  const keys: Partial<Record<KeyAction, string | null>> = {};
  const taken = new Set<string>();
  for (const action of KEY_ACTIONS) {
    const chosen = Object.hasOwn(map, action) ? map[action] : undefined;
    if (chosen === NO_KEY) keys[action] = null;
    else if (chosen !== undefined && isBindable(chosen) && !taken.has(chosen)) {
      keys[action] = chosen;
      taken.add(chosen);
    }
  }
  for (const action of KEY_ACTIONS) {
    if (keys[action] !== undefined) continue;
    const defaultKey = DEFAULT_KEYS[action];
    keys[action] = taken.has(defaultKey) ? null : defaultKey;
    taken.add(defaultKey);
  }
  return keys as Keys;
}

/** The keys that differ from the defaults. */
export function changedKeys(keys: Keys): KeyMap {
  const changed = KEY_ACTIONS.filter((action) => keys[action] !== DEFAULT_KEYS[action]);
  return Object.fromEntries(changed.map((action) => [action, keys[action] ?? NO_KEY]));
}

/** Result of binding a key to an action. */
export type Binding =
  | { kind: 'bound'; keys: Keys }
  | { kind: 'taken'; by: KeyAction }
  | { kind: 'reserved' };

export function bind(keys: Keys, action: KeyAction, key: string): Binding {
  if (!isBindable(key)) return { kind: 'reserved' };
  const by = KEY_ACTIONS.find((other) => other !== action && keys[other] === key);
  return by ? { kind: 'taken', by } : { kind: 'bound', keys: { ...keys, [action]: key } };
}

/** Swaps the keys of two actions. */
export function swap(keys: Keys, a: KeyAction, b: KeyAction): Keys {
  return { ...keys, [a]: keys[b], [b]: keys[a] };
}

/** Switches all keys off, as for users of voice control, where single letters would misfire. */
export function withoutKeys(keys: Keys): Keys {
  return Object.fromEntries(Object.keys(keys).map((action) => [action, null])) as unknown as Keys;
}
