import { type Problems, problem } from './problem';

interface Bilingual {
  zh: string;
  en: string;
}

/** Texts that an editor writes for the unit as a whole. */
interface Texts {
  slug: string;
  headline: Bilingual;
  summary: Bilingual;
}

interface Word {
  text: string;
  meaning: string;
  ipa: { us: string; gb: string };
  example: string;
  exampleTranslation: string;
  sentenceIndexes: readonly number[];
}

interface Items {
  words: readonly Word[];
  sentences: readonly { text: string; translation: string }[];
}

const CHINESE = /\p{Script=Han}/u;

/** Finds empty fields, Chinese fields without a Chinese character, and duplicate items. */
export function missingFields(texts: Texts, { words, sentences }: Items): Problems {
  const missing: Problems = {};
  const requireField = (field: string, text: string) => {
    if (text.trim() === '') missing[field] = problem('empty');
  };
  const requireChinese = (field: string, text: string) => {
    requireField(field, text);
    if (text.trim() !== '' && !CHINESE.test(text)) missing[field] = problem('noChinese');
  };
  requireField('slug', texts.slug);
  for (const name of ['headline', 'summary'] as const) {
    requireChinese(`${name}.zh`, texts[name].zh);
    requireField(`${name}.en`, texts[name].en);
  }
  words.forEach((word, index) => {
    const field = `words.${index + 1}`;
    requireChinese(`${field}.meaning`, word.meaning);
    requireField(`${field}.ipa.us`, word.ipa.us);
    requireField(`${field}.ipa.gb`, word.ipa.gb);
    if (word.example !== '') requireChinese(`${field}.exampleTranslation`, word.exampleTranslation);
    else if (word.sentenceIndexes.length === 0) missing[`${field}.example`] = problem('noExample');
  });
  sentences.forEach(({ translation }, index) => {
    requireChinese(`sentences.${index + 1}.translation`, translation);
  });
  return { ...missing, ...duplicates('words', words), ...duplicates('sentences', sentences) };
}

function duplicates(name: string, items: readonly { text: string }[]): Problems {
  const seen = new Set<string>();
  const missing: Problems = {};
  items.forEach(({ text }, index) => {
    const plain = text.trim().toLowerCase();
    if (seen.has(plain)) missing[`${name}.${index + 1}.text`] = problem('twice');
    seen.add(plain);
  });
  return missing;
}
