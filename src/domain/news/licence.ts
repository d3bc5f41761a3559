/** Reasons why the licence of an article excludes it from units. */
export type LicenceProblem = 'none' | 'non-commercial' | 'no-derivatives';

const SENTENCES: Record<LicenceProblem, string> = {
  none: 'it names no licence',
  'non-commercial': 'its licence forbids commercial use, and units are sold',
  'no-derivatives': 'its licence forbids changes, and a unit takes a piece apart',
};

const RESERVED =
  /^(none|unknown|n\/?a|no licen[cs]e|-+|\?+)$|all rights reserved|^(©|\(c\)|copyright)/i;

/** The reason why an article under this licence cannot be published; null when it can. A bare copyright
 *  notice counts as no licence. */
export function licenceProblem(licence: string | null): LicenceProblem | null {
  const text = licence?.trim() ?? '';
  if (text === '' || RESERVED.test(text)) return 'none';
  if (/non-?commercial|\bNC\b|[/-]nc(?=[-/]|$)/i.test(text)) return 'non-commercial';
  if (/no-?deriv|\bND\b|[/-]nd(?=[-/]|$)/i.test(text)) return 'no-derivatives';
  return null;
}

/** The licence of articles by our own editors. */
const OWN_WORK = 'own work';

/** Whether an article is by our own editors. */
export const isOwnWork = (licence: string): boolean => licence === OWN_WORK;

/** The problem as a clause without a full stop, for the import report and for missing fields. */
export function licenceSentence(problem: LicenceProblem): string {
  return SENTENCES[problem];
}

/** The text itself, trimmed, when it names a well-known licence; null when it is a bare notice, as a
 *  feed's `copyright` often is. */
export function knownLicence(text: string | undefined): string | null {
  const known = /creative ?commons|\bCC[ -](BY|0)|public domain|open government licen[cs]e/i;
  return text && known.test(text) ? text.trim() : null;
}
