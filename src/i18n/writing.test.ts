import { expect, it } from 'vitest';
import { settingIn, textIn, WRITING } from './writing';

it('A list, a sentence and a heading are put together as each language writes them', () => {
  const written = (['zh', 'en'] as const).map((language) => {
    const { list, longList, comma, colon, space, sentenceEnd } = WRITING[language];
    return [
      ['a', 'b'].join(list),
      ['a', 'b'].join(longList),
      ['a', 'b'].join(comma),
      ['a', 'b'].join(colon),
      ['a', 'b'].join(space),
      ['a', 'b'].join(sentenceEnd),
    ];
  });
  expect(written).toEqual([
    ['a、b', 'a、b', 'a，b', 'a：b', 'ab', 'a。b'],
    ['a, b', 'a; b', 'a, b', 'a: b', 'a b', 'a. b'],
  ]);
});

it('A text of a row is the one in the language that is asked for', () => {
  const row = { nameZh: '月方案', nameEn: 'Month', summaryZh: '一', summaryEn: 'one', price: 990 };
  expect(textIn(row, 'name', 'zh')).toBe('月方案');
  expect(textIn(row, 'name', 'en')).toBe('Month');
  expect(textIn(row, 'summary', 'en')).toBe('one');
  expect(textIn({ cityZh: null, cityEn: 'Taipei' }, 'city', 'zh')).toBeNull();
});

it('A setting is the one for the language that is asked for', () => {
  const settings = { SITE_NAME_ZH: '說譯', SITE_NAME_EN: 'Shuoyi' };
  expect(settingIn(settings, 'SITE_NAME', 'zh')).toBe('說譯');
  expect(settingIn(settings, 'SITE_NAME', 'en')).toBe('Shuoyi');
});
