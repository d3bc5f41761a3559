import { describe, expect, it } from 'vitest';
import { localePath, splitPath } from './paths';

describe('Localised paths', () => {
  it('A Chinese path has no prefix, and an English one begins with /en', () => {
    expect(localePath('zh', '/course')).toBe('/course');
    expect(localePath('en', '/course')).toBe('/en/course');
    expect(localePath('en', '/')).toBe('/en');
  });

  it('splitPath undoes localePath', () => {
    for (const path of ['/', '/course', '/course-news/tea/lesson'])
      for (const language of ['zh', 'en'] as const)
        expect(splitPath(localePath(language, path))).toEqual({ language, path });
  });

  it('A path that merely begins with the letters of the prefix is Chinese', () => {
    expect(splitPath('/english')).toEqual({ language: 'zh', path: '/english' });
  });
});
