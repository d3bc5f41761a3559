import { expect, it } from 'vitest';
import { loadUnits } from '~/server/content/load-units';
import { toDictionaryIpa } from './dictionary-ipa';

it.each([
  ['race', 'reɪs', 'reɪs'],
  ['repair', 'rɪˈper', 'rɪˈpeə'],
  ['interruption', 'ˌɪntəˈrʌpʃn', 'ˌɪntəˈrʌpʃn'],
  ['correction', 'kəˈrekʃn', 'kəˈrekʃn'],
  ['underestimate', 'ˌʌndərˈestɪmeɪt', 'ˌʌndərˈestɪmeɪt'],
  ['distance', 'ˈdɪstəns', 'ˈdɪstəns'],
  ['apology', 'əˈpɑːlədʒi', 'əˈpɒlədʒi'],
  ['hesitation', 'ˌhezɪˈteɪʃn', 'ˌhezɪˈteɪʃn'],
  ['button', 'ˈbʌtn', 'ˈbʌtn'],
  ['margin', 'ˈmɑːrdʒɪn', 'ˈmɑːdʒɪn'],
  ['staff', 'stæf', 'stɑːf'],
  ['goal', 'ɡoʊl', 'ɡəʊl'],
  ['travel', 'ˈtrævl', 'ˈtrævl'],
  ['advice', 'ədˈvaɪs', 'ədˈvaɪs'],
  ['accept', 'əkˈsept', 'əkˈsept'],
  ['activity', 'ækˈtɪvəti', 'ækˈtɪvəti'],
  ['audience', 'ˈɔːdiəns', 'ˈɔːdiəns'],
  ['restaurant', 'ˈrestərɑːnt', 'ˈrestərɒnt'],
  ['dentist', 'ˈdentɪst', 'ˈdentɪst'],
  ['unusual', 'ʌnˈjuːʒuəl', 'ʌnˈjuːʒuəl'],
  ['unlock', 'ʌnˈlɑːk', 'ʌnˈlɒk'],
  ['until', 'ənˈtɪl', 'ənˈtɪl'],
  ['unit', 'ˈjuːnɪt', 'ˈjuːnɪt'],
])('The IPA of “%s” is %s in American and %s in British English', (word, us, gb) => {
  expect(toDictionaryIpa(word)).toEqual({ us, gb });
});

it.each([
  ['upgrade', 'noun', 'ˈʌpɡreɪd'],
  ['upgrade', 'verb', 'ˌʌpˈɡreɪd'],
  ['update', 'verb', 'ˌʌpˈdeɪt'],
  ['increase', 'noun', 'ˈɪnkriːs'],
  ['increase', 'verb', 'ɪnˈkriːs'],
  ['answer', 'verb', 'ˈænsər'],
] as const)('The IPA of “%s” as a %s is stressed as %s', (word, partOfSpeech, us) => {
  expect(toDictionaryIpa(word, partOfSpeech)?.us).toBe(us);
});

it('The proposed IPA agrees with the editors for seven words in eight', () => {
  const words = loadUnits().flatMap((unit) => unit.words);
  const same = words.filter(({ text, ipa, partOfSpeech }) => {
    const proposed = toDictionaryIpa(text, partOfSpeech);
    return proposed?.us === ipa.us && proposed.gb === ipa.gb;
  });
  expect(same.length / words.length).toBeGreaterThan(7 / 8);
});

it('A word outside the dictionary has no proposed IPA', () => {
  expect(toDictionaryIpa('umbrellaphone')).toBeNull();
});
