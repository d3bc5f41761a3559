import type { Accent } from './accent';
import type { ReferenceWord } from './types';

/** The pronunciation of a word as a card of the accent writes it, without slashes: the first accepted one. Null where
 *  the reference has no parts of a card's IPA, since phones alone have no stress. */
export function wordIpa({ symbols }: Pick<ReferenceWord, 'symbols'>, accent: Accent) {
  const [first] = symbols?.[accent] ?? [];
  return first?.replaceAll(' ', '') || null;
}
