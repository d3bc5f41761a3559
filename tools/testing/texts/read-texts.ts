import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import consoleEn from '~/i18n/locales/console-en';
import consoleZh from '~/i18n/locales/console-zh';
import en from '~/i18n/locales/en';
import zh from '~/i18n/locales/zh';

/** A text that people read, with its home: a key of the interface's texts, or a file and a path in it. */
export interface ReadText {
  home: string;
  text: string;
}

export interface Texts {
  zh: readonly ReadText[];
  en: readonly ReadText[];
}

/** Files whose texts stand in the code in both languages: mails, the bank of tests, the calendar. */
const CODE = [
  ...readdirSync('src/server/services/mail/emails').map((file) =>
    join('src/server/services/mail/emails', file),
  ),
  'src/server/services/mail/compose-email.ts',
  'src/domain/mail-template.ts',
  'src/app/sandbox-bank/[pageToken]/texts.ts',
  'src/server/downloads/practice-calendar.ts',
];

/** Content that editors wrote. The rest of `prisma/content` is made by programs or is the lexicon, which has its
 *  own test. */
const CONTENT = ['', 'legal', 'units', 'voice-lessons', 'videos'];

const CHINESE = /\p{Script=Han}/u;

/** Text in quotes, without a key of an object and without a path. */
const LITERAL = /'((?:[^'\\\n]|\\.)*)'(?!\s*:)|`([^`]*)`/g;

/** The texts of a tree of texts, each with its path. */
export function* leaves(tree: unknown, home: string): Generator<ReadText> {
  if (typeof tree === 'string') yield { home, text: tree };
  else if (tree && typeof tree === 'object')
    for (const [key, value] of Object.entries(tree))
      yield* leaves(value, home === '' ? key : `${home}.${key}`);
}

/** Whether it is a sentence or a phrase of English, and no word of a program. */
const isEnglish = ({ text }: ReadText): boolean => /[a-z] /i.test(text) && !/^https?:/.test(text);

function readContent(): ReadText[] {
  return CONTENT.flatMap((folder) => {
    const path = join('prisma/content', folder);
    const files = readdirSync(path).filter((file) => file.endsWith('.json'));
    return files.flatMap((file) => [
      ...leaves(JSON.parse(readFileSync(join(path, file), 'utf8')), join(folder, file)),
    ]);
  });
}

function readCode(): ReadText[] {
  return CODE.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(LITERAL)].map((match) => ({
      home: file,
      text: (match[1] ?? match[2] ?? '').replaceAll(/\$\{[^}]*\}/g, '{value}'),
    })),
  );
}

/** Every text that people read, by its language. */
export function readTexts(): Texts {
  const both = [...readContent(), ...readCode()];
  return {
    zh: [
      ...leaves(zh, ''),
      ...leaves(consoleZh, ''),
      ...both.filter(({ text }) => CHINESE.test(text)),
    ],
    en: [
      ...leaves(en, ''),
      ...leaves(consoleEn, ''),
      ...both.filter((read) => !CHINESE.test(read.text) && isEnglish(read)),
    ],
  };
}
