import { describe, expect, it } from 'vitest';
import { type ReadText, readTexts } from './read-texts';
import { CHINESE_RULES, ENGLISH_RULES, type TextRule } from './rules';

const texts = readTexts();

/** A text without values and without the words of programs. */
const plain = (text: string): string =>
  text.replaceAll(/\{\{?\w+\}?\}|`[^`]*`/g, '\u2060').replaceAll('\\n', '\u2060');

function breaking(list: readonly ReadText[], rules: readonly TextRule[]): string[] {
  return list.flatMap(({ home, text }) =>
    rules
      .filter(({ refuse }) => refuse.test(plain(text)))
      .filter(({ except }) => !except?.test(home) && !except?.test(text))
      .map(({ say }) => `${home}: ${say}: ${text}`),
  );
}

const rulesFor = (text: string, rules: readonly TextRule[]) =>
  breaking([{ home: 'a', text }], rules).map((found) => found.split(': ')[1]);

describe('Texts that people read', () => {
  it('Chinese texts keep the spelling and the words of the house', () => {
    expect(texts.zh.length).toBeGreaterThan(5000);
    expect(breaking(texts.zh, CHINESE_RULES)).toEqual([]);
  });

  it('English texts keep one spelling and the words of the house', () => {
    expect(texts.en.length).toBeGreaterThan(5000);
    expect(breaking(texts.en, ENGLISH_RULES)).toEqual([]);
  });

  it.each([
    ['臺北時間', '台'],
    ['這一課還有三題', '這個單元'],
    ['共1339 段', 'space'],
    ['共 1339 段', 'comma'],
    ['好的,謝謝', 'full-width'],
    ['好的， Kate', 'no space'],
    ['他說“好”', '「」'],
  ])('The Chinese text “%s” is refused', (text, say) => {
    expect(rulesFor(text, CHINESE_RULES).join()).toContain(say);
  });

  it.each([
    ['It was cancelled', 'canceled'],
    ['We sent a mail', 'e-mail'],
    ['Your email', 'e-mail'],
    ['1339 recordings', 'comma'],
    ["It's here", 'curly'],
    ['You signed out', 'log out'],
  ])('The English text “%s” is refused', (text, say) => {
    expect(rulesFor(text, ENGLISH_RULES).join()).toContain(say);
  });

  it('Figures, dates, codes and quoted words of programs are no slips', () => {
    const right = [
      '2026年11月21日',
      '撥打 1950 專線',
      '按「OK」',
      '看 `auth/token` 的說明',
      '12／20',
    ];
    for (const text of right) expect(rulesFor(text, CHINESE_RULES), text).toEqual([]);
    const english = [
      'AB12345678 is a number',
      '1280 × 720 or more',
      'Check your inbox',
      'a mailbox',
    ];
    for (const text of english) expect(rulesFor(text, ENGLISH_RULES), text).toEqual([]);
  });
});
