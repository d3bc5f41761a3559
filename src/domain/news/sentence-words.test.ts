import { describe, expect, it } from 'vitest';
import { loadUnits } from '~/server/content/load-units';
import { parser } from '~/server/gateways/nlp/configured';
import { gradeWord } from '../grading/grade-word';
import { teachableWord } from '../selection/candidate';
import { hardWords } from './hard-words';
import { sentenceWords } from './sentence-words';

const tokens = (text: string) =>
  parser()
    .parse(text)
    .flatMap((sentence) => sentence.tokens);
const levels = (text: string) =>
  sentenceWords(tokens(text)).map((word) => `${word.text} ${word.level ?? '–'}`);

describe('The levels of the words of a sentence', () => {
  it('Each word between spaces has one level, and names and figures have none', () => {
    expect(levels("On Friday Wei-Ting didn't absorb 20 pages, sir.")).toEqual([
      'On A1',
      'Friday A1',
      'Wei-Ting –',
      "didn't A1",
      'absorb B1',
      '20 –',
      'pages, A1',
      'sir. A1',
    ]);
  });

  it('A word of which the profile knows nothing is marked as estimated', () => {
    const words = sentenceWords(tokens('The subterfuge was absurdly easy.'));
    expect(words.map(({ isListed }) => isListed)).toEqual([true, false, true, false, true]);
  });

  it('Words above a level are named once, without their punctuation', () => {
    const words = sentenceWords(tokens('Absorb it, then absorb the subterfuge.'));
    expect(hardWords(words, 'A2')).toEqual([
      { text: 'absorb', level: 'B1' },
      { text: 'subterfuge', level: 'C1' },
    ]);
    expect(hardWords(words, 'B1')).toEqual([{ text: 'subterfuge', level: 'C1' }]);
    expect(hardWords(words, 'C2')).toEqual([]);
  });

  it('In our units every word that selection could teach has the level by which it would be chosen', () => {
    let compared = 0;
    for (const { sentences } of loadUnits())
      for (const { text } of sentences) {
        const parsed = tokens(text);
        const shown = sentenceWords(parsed);
        expect(shown.map((word) => word.text).join(' ')).toBe(text);
        let at = -1;
        for (const [index, token] of parsed.entries()) {
          if (token.spaced || index === 0) at += 1;
          const word = teachableWord(token);
          const isWhole =
            parsed[index + 1] === undefined || !/^['n-]/.test(parsed[index + 1]!.text);
          if (!word || !isWhole) continue;
          compared += 1;
          expect([token.text, shown[at]!.level]).toEqual([
            token.text,
            gradeWord(word.lemma, word.pos).level,
          ]);
        }
      }
    expect(compared).toBeGreaterThan(1000);
  });
});
