/** Kinds of reasons for which a line of a file is refused, for each of which screens have a sentence. */
export const REJECTION_KINDS = [
  'notJson',
  'lineTooLong',
  'badField',
  'noSource',
  'badDate',
  'badDefaults',
  'tooShort',
  'tooLong',
  'lostCharacters',
  'unreadable',
  'other',
] as const;
export type RejectionKind = (typeof REJECTION_KINDS)[number];

/** Reason to reject an article whose source was converted wrongly before we got it. */
export const LOST_CHARACTERS = 'It has a � in it: characters were lost before it came here.';

/** Reason to reject an article at which the import itself failed. */
export const UNREADABLE = 'It could not be read: the fault is ours, and the log has the reason.';

const PATTERNS: readonly (readonly [RegExp, RejectionKind])[] = [
  [/^The line is not JSON\.$/, 'notJson'],
  [/^The line is longer than /, 'lineTooLong'],
  [/^“([^”]*)” is not usable: /, 'badField'],
  [/^It names no source/, 'noSource'],
  [/^Its date “([^”]*)” is not written/, 'badDate'],
  [/^_source\.json is not usable/, 'badDefaults'],
  [/^It has (\d+) words: too few /, 'tooShort'],
  [/^It has (\d+) words: a book/, 'tooLong'],
  [/^It has a � in it: /, 'lostCharacters'],
  [/^It could not be read: /, 'unreadable'],
];

/** The kind of a reason that a reader or the import gives, and the field or number in it ('' for none). */
export function rejectionKind(reason: string): { kind: RejectionKind; detail: string } {
  for (const [pattern, kind] of PATTERNS) {
    const found = pattern.exec(reason);
    if (found) return { kind, detail: found[1] ?? '' };
  }
  return { kind: 'other', detail: reason };
}
