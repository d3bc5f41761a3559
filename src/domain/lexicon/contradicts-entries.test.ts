import { describe, expect, it } from 'vitest';
import { contradictsEntries } from './contradicts-entries';

const contradicts = (meaning: string, ...entries: string[]) =>
  contradictsEntries(
    meaning,
    entries.map((text) => ({ meanings: text.split('；') })),
  );

describe('Meanings that contradict the lexicon', () => {
  it.each([
    ['枕頭', '減少；降低'],
    ['目的', '地面；場地'],
    ['按（滑鼠）', '老鼠；滑鼠'],
    ['不舒服的', '不同的、相異的'],
    ['使加速', '使參與'],
    ['推出；上線', '釋放；發行、公布'],
  ])('%s contradicts %s, with which it shares at most a character of grammar', (meaning, entry) => {
    expect(contradicts(meaning, entry)).toBe(true);
  });

  it.each([
    ['逐漸地', '逐漸的'],
    ['步調；速度', '步調、速度；一步'],
    ['電梯', '電梯（美式）'],
    ['結構', '（社會等的）結構'],
    ['婉拒；謝絕', '下降、減少；婉拒、謝絕'],
    ['餓的', '飢餓的'],
    ['在', '在…裡面'],
    ['費用', '花費、開支'],
    ['熱心的', '熱情的、熱衷的'],
    ['隊伍（英式多用 queue）', '線；排隊'],
  ])('%s, a synonym or one of several meanings, does not contradict %s', (meaning, entry) => {
    expect(contradicts(meaning, entry)).toBe(false);
  });

  it('A meaning of any entry of the word is enough', () => {
    expect(contradicts('行軍', '三月', '行軍、遊行')).toBe(false);
    expect(contradicts('枕頭', '三月', '行軍、遊行')).toBe(true);
  });

  it('Without an entry, and without a meaning, nothing is contradicted', () => {
    expect(contradicts('枕頭')).toBe(false);
    expect(contradicts('', '枕頭')).toBe(false);
    expect(contradicts('（複數）', '枕頭')).toBe(false);
  });
});
