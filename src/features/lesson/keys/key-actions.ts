/** Everything a key can do in the player, and the key it has of itself. `KeyboardEvent.key`, letters
 *  in lower case. */
export const DEFAULT_KEYS = {
  speak: ' ',
  listen: 'l',
  slower: '[',
  faster: ']',
  loop: 'o',
  compare: 'c',
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

/** Stored in place of a key: the action has none. */
export const NO_KEY = 'Off';

/** Where somebody's keys differ from the built-in ones; what the settings keep. */
export type KeyMap = Readonly<Record<string, string>>;

/** Every action's key; null for none. */
export type Keys = Readonly<Record<KeyAction, string | null>>;

const NAMED = new Set(['Enter', 'ArrowLeft', 'ArrowRight']);

/** Whether a key may belong to an action. Tab, Escape and the keys that scroll stay the browser's; so do
 *  function keys and keys that only modify. */
export function isBindable(key: string): boolean {
  return /^[\x20-\x7e]$/.test(key) ? key === key.toLowerCase() : NAMED.has(key);
}

/** The keys in force. What was chosen wins over a built-in key; what no keyboard has is passed over, so
 *  that settings of another version do no harm. */
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
    const own = DEFAULT_KEYS[action];
    keys[action] = taken.has(own) ? null : own;
    taken.add(own);
  }
  return keys as Keys;
}

/** Only what differs from the built-in keys. */
export function changedKeys(keys: Keys): KeyMap {
  const changed = KEY_ACTIONS.filter((action) => keys[action] !== DEFAULT_KEYS[action]);
  return Object.fromEntries(changed.map((action) => [action, keys[action] ?? NO_KEY]));
}

/** What came of giving an action a key. */
export type Binding =
  | { kind: 'bound'; keys: Keys }
  | { kind: 'taken'; by: KeyAction }
  | { kind: 'reserved' };

export function bind(keys: Keys, action: KeyAction, key: string): Binding {
  if (!isBindable(key)) return { kind: 'reserved' };
  const by = KEY_ACTIONS.find((one) => one !== action && keys[one] === key);
  return by ? { kind: 'taken', by } : { kind: 'bound', keys: { ...keys, [action]: key } };
}

/** Two actions exchange their keys. */
export function swap(keys: Keys, a: KeyAction, b: KeyAction): Keys {
  return { ...keys, [a]: keys[b], [b]: keys[a] };
}

/** No action has a key: for whoever speaks to their computer, where single letters would misfire. */
export function withoutKeys(keys: Keys): Keys {
  return Object.fromEntries(Object.keys(keys).map((action) => [action, null])) as unknown as Keys;
}
