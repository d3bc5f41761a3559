interface Bilingual {
  zh: string;
  en: string;
}

/** What an editor writes of a unit as a whole. */
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

/** What is still missing before a draft can become a unit: field → what is wrong with it. Fields are named as
 *  an editor's file names them: `headline.zh`, `words.3.meaning`, `sentences.10.translation`. */
export type MissingFields = Record<string, string>;

const CHINESE = /\p{Script=Han}/u;

/** Fields that nobody has written yet, Chinese ones without any Chinese, and items that teach the same. */
export function missingFields(texts: Texts, { words, sentences }: Items): MissingFields {
  const missing: MissingFields = {};
  const requireField = (field: string, text: string) => {
    if (text.trim() === '') missing[field] = 'is empty';
  };
  const needChinese = (field: string, text: string) => {
    requireField(field, text);
    if (text.trim() !== '' && !CHINESE.test(text)) missing[field] = 'holds no Chinese';
  };
  requireField('slug', texts.slug);
  for (const name of ['headline', 'summary'] as const) {
    needChinese(`${name}.zh`, texts[name].zh);
    requireField(`${name}.en`, texts[name].en);
  }
  words.forEach((word, at) => {
    const field = `words.${at + 1}`;
    needChinese(`${field}.meaning`, word.meaning);
    requireField(`${field}.ipa.us`, word.ipa.us);
    requireField(`${field}.ipa.gb`, word.ipa.gb);
    if (word.example !== '') needChinese(`${field}.exampleTranslation`, word.exampleTranslation);
    else if (word.sentenceIndexes.length === 0)
      missing[`${field}.example`] = 'is empty, and no sentence shows the word';
  });
  sentences.forEach(({ translation }, at) => {
    needChinese(`sentences.${at + 1}.translation`, translation);
  });
  return { ...missing, ...repeated('words', words), ...repeated('sentences', sentences) };
}

function repeated(name: string, items: readonly { text: string }[]): MissingFields {
  const seen = new Set<string>();
  const missing: MissingFields = {};
  items.forEach(({ text }, at) => {
    const plain = text.trim().toLowerCase();
    if (seen.has(plain)) missing[`${name}.${at + 1}.text`] = 'is there twice';
    seen.add(plain);
  });
  return missing;
}
