import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Rule {
  rule: string;
  /** Code that states the rule. */
  statement: RegExp;
  /** The files that may state it. */
  homes: readonly string[];
}

/** Rules that are stated once, because two statements of one rule agree only until one of them is changed. */
const RULES: readonly Rule[] = [
  {
    rule: 'The time for which a lesson can be finished after a membership',
    statement: /\bLESSON_SESSION_MS =|\b12 \* (3_?600|60 \* 60|HOUR)/,
    homes: ['src/domain/lesson-access.ts'],
  },
  {
    rule: 'How a price is written',
    statement: /NT\$['"`]?\$?\{|['"`]NT\$ ?['"`]|\bformatAmount =/,
    homes: ['src/lib/format-currency.ts'],
  },
  {
    rule: 'How a delay grows from try to try',
    statement: /\b2 (\*\*|\^) ?\(?[a-zA-Z$]|\b(delay|backoff)\w* \*= 2\b/i,
    homes: ['src/domain/backoff.mjs'],
  },
  {
    rule: 'Which tag a language has',
    statement:
      /\? \(?'(en|en-US|zh-TW|zh-Hant-TW)'.* : \(?'(en|en-US|zh-TW)'|\{ zh: 'zh-(TW|Hant\S*)'/,
    // Stripe has locales of its own.
    homes: ['src/lib/language.ts', 'src/server/gateways/payment/stripe/session.ts'],
  },
  {
    rule: 'What a language puts between words and sentences',
    statement: /\? '[^']*' : '[、，：。]'|\? '[、，：。]' :|list: '、'|join\([^)]*=== '(zh|en)'/,
    homes: ['src/i18n/writing.ts'],
  },
  {
    rule: 'Which kinds of items there are',
    statement: /'WORD'( \||,) 'SENTENCE'|'word'( \||,) 'sentence'\]|kind: 'word' \| 'sentence'/,
    homes: ['src/domain/item-kinds.ts'],
  },
  {
    rule: 'Who a lesson is for',
    statement: /'FREE'( \||,) 'VIP'/,
    homes: ['src/domain/unit-kinds.ts'],
  },
  {
    rule: 'Which leniencies the scorer has',
    statement: /'ENCOURAGING', |'encouraging'/,
    homes: ['src/domain/speech/leniencies.ts'],
  },
  {
    rule: 'How files are chosen, also before the scripts have arrived',
    statement: /type="file"/,
    homes: ['src/components/ui/file-input.tsx'],
  },
  {
    rule: 'Which of two columns or settings has the text in a language',
    statement: /\? [\w.]*(Zh|_ZH) : [\w.]*(En|_EN)\b|\? [\w.]*(En|_EN) : [\w.]*(Zh|_ZH)\b/,
    homes: [],
  },
];

const SOURCES = /\.(ts|tsx|mjs)$/;
const TESTS = /\.(test|spec)\.(ts|tsx)$|^src\/test\//;
const files = execFileSync('git', ['ls-files', 'src', 'prisma', 'tools'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => SOURCES.test(file) && !TESTS.test(file));

const linesWith = (statement: RegExp) =>
  files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.filter((line) => statement.test(line)).map((line) => ({ file, line }));
  });

/** Code that chooses between two values by the language. */
const BY_LANGUAGE = /=== '(zh|en)' \?/;

it('At most fifteen lines of the product choose by language what a table could have', () => {
  const found = linesWith(BY_LANGUAGE).filter(({ file }) => file.startsWith('src/'));
  expect(found.length, found.map(({ file }) => file).join('\n')).toBeLessThanOrEqual(15);
});

it.each(RULES)('$rule is stated in its home only', ({ statement, homes }) => {
  const found = linesWith(statement);
  expect(found.filter(({ file }) => !homes.includes(file))).toEqual([]);
  expect(new Set(found.map(({ file }) => file))).toEqual(new Set(homes));
});
