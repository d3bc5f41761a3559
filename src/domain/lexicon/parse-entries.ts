import { CEFR_LEVELS } from '~/domain/grading/types';
import { ENTRY_PARTS_OF_SPEECH, type LexiconEntry } from './entry';

/** Number of columns: word, part of speech, level, meanings, forms, note in Chinese, note in English. */
const COLUMNS = 7;

/** The entries of a file of the lexicon. Its lines have seven columns separated by tabs: the word with its other
 *  spellings after slashes, part of speech, level, meanings separated by `；`, irregular forms separated by `|`, and
 *  the note in both languages.
 *  @throws Error naming the line that is not an entry */
export const parseEntries = (text: string): LexiconEntry[] =>
  text.split('\n').flatMap((line, index) => (line === '' ? [] : [parseEntry(line, index + 1)]));

function parseEntry(line: string, number: number): LexiconEntry {
  const columns = line.split('\t');
  const [words = '', partName, levelName, meanings = '', forms = '', zh = '', en = ''] = columns;
  const partOfSpeech = ENTRY_PARTS_OF_SPEECH.find((one) => one === partName);
  const level = CEFR_LEVELS.find((one) => one === levelName);
  const [word, ...spellings] = words.split('/');
  const hasHalfANote = (zh === '') !== (en === '');
  if (columns.length !== COLUMNS || !word || !partOfSpeech || !level || !meanings || hasHalfANote)
    throw new Error(`Line ${number} of the lexicon is not an entry: ${line}`);
  return {
    word,
    spellings,
    partOfSpeech,
    level,
    meanings: meanings.split('；'),
    forms: forms === '' ? [] : forms.split('|'),
    usageNote: zh === '' ? null : { zh, en },
  };
}
