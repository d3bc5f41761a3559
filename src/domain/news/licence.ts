/** Why a piece may not become part of a unit. */
export type LicenceProblem = 'none' | 'non-commercial' | 'no-derivatives';

const SENTENCES: Record<LicenceProblem, string> = {
  none: 'it names no licence',
  'non-commercial': 'its licence forbids commercial use, and units are sold',
  'no-derivatives': 'its licence forbids changes, and a unit takes a piece apart',
};

const RESERVED =
  /^(none|unknown|n\/?a|no licen[cs]e|-+|\?+)$|all rights reserved|^(©|\(c\)|copyright)/i;

/** What stands in the way of publishing a piece under this licence; null when nothing does. A mere
 *  copyright notice is no licence. */
export function licenceProblem(licence: string | null): LicenceProblem | null {
  const text = licence?.trim() ?? '';
  if (text === '' || RESERVED.test(text)) return 'none';
  if (/non-?commercial|\bNC\b|[/-]nc(?=[-/]|$)/i.test(text)) return 'non-commercial';
  if (/no-?deriv|\bND\b|[/-]nd(?=[-/]|$)/i.test(text)) return 'no-derivatives';
  return null;
}

/** The problem in words, to follow "… is kept out: ". */
export function licenceSentence(problem: LicenceProblem): string {
  return SENTENCES[problem];
}

/** A text that may be a mere notice, such as a feed's `copyright`: the licence in it when it names one
 *  that everybody knows. */
export function knownLicence(text: string | undefined): string | null {
  const known = /creative ?commons|\bCC[ -](BY|0)|public domain|open government licen[cs]e/i;
  return text && known.test(text) ? text.trim() : null;
}
