type KeyEventFields = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'
>;

/** What an input method or another alphabet answers in place of a key's own sign. */
const NO_SIGN = new Set(['Process', 'Unidentified', 'Dead']);

const SIGNS: Readonly<Record<string, string>> = {
  Space: ' ',
  Comma: ',',
  Period: '.',
  Slash: '/',
  Semicolon: ';',
  Quote: "'",
  BracketLeft: '[',
  BracketRight: ']',
  Backslash: '\\',
  Minus: '-',
  Equal: '=',
  Backquote: '`',
};

/** The key that was pressed, without modifiers, as the player's keys name it: letters in lower case, and
 *  on a layout or input method of another script (Zhuyin, Cyrillic) the sign in that place of a US
 *  keyboard. Null when it is a chord, part of a word being composed, or none of these. */
export function keyFromEvent(event: KeyEventFields): string | null {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return null;
  const foreign = NO_SIGN.has(event.key) || /^\P{ASCII}+$/u.test(event.key);
  const key = foreign ? signAt(event.code, event.shiftKey) : event.key;
  if (key === null) return null;
  // Shift is part of a sign such as "?", but a modifier of letters and named keys.
  if (event.shiftKey && (key.length > 1 || /^[a-z ]$/i.test(key))) return null;
  return key.length === 1 ? key.toLowerCase() : key;
}

function signAt(code: string, shift: boolean): string | null {
  if (shift) return code === 'Slash' ? '?' : null;
  const letter = /^Key([A-Z])$|^Digit(\d)$/.exec(code);
  return letter ? (letter[1] ?? letter[2]!).toLowerCase() : (SIGNS[code] ?? null);
}
