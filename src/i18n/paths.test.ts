import { describe, expect, it } from 'vitest';
import { localePath, splitPath } from './paths';

describe('paths', () => {
  it('Chinese has no prefix and English has one', () => {
    expect(localePath('zh', '/course')).toBe('/course');
    expect(localePath('en', '/course')).toBe('/en/course');
    expect(localePath('en', '/')).toBe('/en');
  });

  it('splitting undoes joining', () => {
    for (const path of ['/', '/course', '/course-news/tea/lesson'])
      for (const language of ['zh', 'en'] as const)
        expect(splitPath(localePath(language, path))).toEqual({ language, path });
  });

  it('a page that only begins like a prefix is Chinese', () => {
    expect(splitPath('/english')).toEqual({ language: 'zh', path: '/english' });
  });
});
