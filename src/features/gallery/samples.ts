import type { Language } from '~/lib/language';

interface Samples {
  verb: string;
  /** A text longer than expected. */
  longVerb: string;
  label: string;
  longLabel: string;
  sentence: string;
  paragraph: string;
  wrong: string;
  rows: readonly string[];
  topics: readonly [string, string, string];
  newest: string;
  oldest: string;
  topic: string;
  level: string;
  nothingYet: string;
}

/** Texts for the examples: short ones, and unusually long ones. */
export const SAMPLES: Record<Language, Samples> = {
  zh: {
    verb: '開始練習',
    longVerb: '把這一課加進購物車，稍後再付款',
    label: '姓名',
    longLabel: '請填寫收據上要列出的公司或個人全名，包含中間的空格與標點',
    sentence: '晚班公車從這個月起每十分鐘一班，直到午夜。',
    paragraph:
      '市府說，新的班距先試辦三個月；如果搭乘人數增加，明年春天起會擴大到其他路線，並且在轉乘站加開夜間櫃台。',
    wrong: '這一欄還沒填。請填好再送出，您寫過的其他內容都還在。',
    rows: ['早安新聞', '週末市集', '夜間公車'],
    topics: ['生活', '健康', '商業'],
    newest: '由新到舊',
    oldest: '由舊到新',
    topic: '主題',
    level: '程度',
    nothingYet: '這裡還沒有課程。新的課程每週一早上出刊。',
  },
  en: {
    verb: 'Start practicing',
    longVerb: 'Put this lesson into the cart and pay for it later',
    label: 'Name',
    longLabel: 'Full name of the person or the company as it should be printed on the receipt',
    sentence: 'Late buses now leave every ten minutes until midnight.',
    paragraph:
      'The city says the new schedule is a three-month trial. If more people ride, it will reach other lines next spring, with counters at the transfer stations that stay open at night.',
    wrong: 'This is still empty. Please fill it in; everything else that you wrote is kept.',
    rows: ['Morning news', 'Weekend market', 'Night buses'],
    topics: ['Life', 'Health', 'Business'],
    newest: 'Newest first',
    oldest: 'Oldest first',
    topic: 'Topic',
    level: 'Level',
    nothingYet: 'There are no lessons here yet. New ones come out on Monday mornings.',
  },
};
