import { toTable } from '~/lib/to-table';

type KeyEventFields = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'
>;

/** Values of `event.key` that name no character, as input methods and dead keys report them. */
const NO_CHARACTER = new Set(['Process', 'Unidentified', 'Dead']);

const CHARACTERS = toTable<string>({
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
});

/** The key of a keydown as key actions name it: letters in lower case, and on a layout or input method of
 *  another script (Zhuyin, Cyrillic) the character at that position of a US keyboard. Null with a modifier,
 *  during composition, or for another key. */
export function keyFromEvent(event: KeyEventFields): string | null {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return null;
  const foreign = NO_CHARACTER.has(event.key) || /^\P{ASCII}+$/u.test(event.key);
  const key = foreign ? characterAt(event.code, event.shiftKey) : event.key;
  if (key === null) return null;
  // Shift is part of a character such as "?", but a modifier of letters and named keys.
  if (event.shiftKey && (key.length > 1 || /^[a-z ]$/i.test(key))) return null;
  return key.length === 1 ? key.toLowerCase() : key;
}

function characterAt(code: string, shift: boolean): string | null {
  if (shift) return code === 'Slash' ? '?' : null;
  const letter = /^Key([A-Z])$|^Digit(\d)$/.exec(code);
  return letter ? (letter[1] ?? letter[2]!).toLowerCase() : (CHARACTERS.get(code) ?? null);
}
