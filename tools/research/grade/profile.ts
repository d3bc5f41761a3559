/** One headword of the CEFR-J Vocabulary Profile. */
interface Entry {
  word: string;
  pos: string;
  level: string;
}

/** Universal part-of-speech tags by the profile's names. */
const TAGS: Readonly<Record<string, string>> = {
  noun: 'NOUN',
  verb: 'VERB',
  adjective: 'ADJ',
  adverb: 'ADV',
  pronoun: 'PRON',
  determiner: 'DET',
  preposition: 'ADP',
  conjunction: 'SCONJ',
  number: 'NUM',
  interjection: 'INTJ',
  'be-verb': 'AUX',
  'do-verb': 'AUX',
  'have-verb': 'AUX',
  'modal auxiliary': 'AUX',
  'infinitive-to': 'PART',
};

/** Parses the profile.
 *  @param csv `headword,pos,CEFR,…` with a header; spellings of a headword are separated by `/`
 *  @throws Error for a line of another format */
export function readProfile(csv: string): Entry[] {
  const [, ...lines] = csv.replace(/^\ufeff/, '').split(/\r?\n/);
  return lines.filter(Boolean).flatMap((line) => {
    const [, headword, pos, level] = /^([^,]+),([^,]+),(A1|A2|B1|B2),/.exec(line) ?? [];
    const tag = TAGS[pos ?? ''];
    if (!headword || !tag || !level) throw new Error(`Not a line of the profile: ${line}`);
    return headword.split('/').map((word) => ({ word: word.trim(), pos: tag, level }));
  });
}

/** The source of `src/domain/grading/data/word-levels.ts` with these entries. */
export function profileSource(entries: readonly Entry[]): string {
  const groups = new Map<string, string[]>();
  for (const { word, pos, level } of entries) {
    const group = `${level} ${pos}`;
    groups.set(group, [...(groups.get(group) ?? []), word.replaceAll(' ', '_')]);
  }
  const lines = [...groups].map(([group, words]) => `${group} ${words.join(' ')}`);
  return `// Written by \`tools/research/grade/word-lists.ts\`; see NOTICE.

/** The CEFR-J Vocabulary Profile 1.5: one line for each level and part of speech, then its headwords; blanks
 *  within a headword as \`_\`. */
export const WORD_LEVELS = \`
${lines.sort().join('\n')}
\`;
`;
}
