import { describe, expect, it } from 'vitest';
import { namedScopes } from './named-scopes';

const scopes = (code: string) => [...namedScopes(code)].sort();

describe('The scopes of the texts that a module names', () => {
  it('a key that is written out is named to its second word, however deep it is', () => {
    expect(scopes("t('course.level.A2'); t(`course.news.title`)")).toEqual([
      'course.level',
      'course.news',
    ]);
  });

  it('a key whose second word is put together when the code runs names its whole area', () => {
    expect(scopes('t(`hints.$' + '{name}`)')).toEqual(['hints']);
  });

  it('all keys that the first argument of a scoped call may become are named, and no strings of other arguments', () => {
    const code = `const t = useScopedI18n('activity');
      t(phase === 'OVER' ? 'over' : 'running', { kind: 'seats' })`;
    expect(scopes(code)).toEqual(['activity.over', 'activity.running']);
  });

  it('a scoped t that is handed on, or called with a key from elsewhere, names its whole area', () => {
    expect(scopes("const t = useScopedI18n('list'); show(t);")).toEqual(['list']);
    expect(scopes("const t = useScopedI18n('list'); t(value);")).toEqual(['list']);
  });

  it('two components of a file may call different scopes by the same name', () => {
    const code = `const t = useScopedI18n('list'); t('search'); }
      const t = useScopedI18n('cart'); t('empty'); }
      const t = useI18n(); show(t);`;
    expect(scopes(code)).toEqual(['cart.empty', 'list.search']);
  });

  it('words that only look like a call or a key name nothing', () => {
    expect(scopes('<p className="border-t-2" id="course.x" />')).toEqual([]);
  });
});
