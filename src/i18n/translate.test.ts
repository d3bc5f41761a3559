import { describe, expect, it } from 'vitest';
import type { ScopedTranslate, Translate } from './translate';

const t = ((key: string) => key) as Translate;
const scoped = ((key: string) => key) as ScopedTranslate<'gift.order'>;

// The type check covers these tests, too: a line that it no longer refuses is an error there.
describe('The types of the texts', () => {
  it('The compiler takes a key of the whole tree, and of a branch without its path', () => {
    expect([t('gift.order.title'), scoped('title')]).toEqual(['gift.order.title', 'title']);
  });

  it('The compiler refuses a key that is not there, and the path of a branch', () => {
    // @ts-expect-error there is no such text
    t('gift.order.nothing');
    // @ts-expect-error a branch is no text
    t('gift.order');
    // @ts-expect-error a text of another branch
    scoped('field.send');
  });

  it('The compiler refuses a missing value, an unknown one, and a value where the text has none', () => {
    t('gift.monthsAndDays', { months: '1', days: '2' });
    // @ts-expect-error the text names values
    t('gift.monthsAndDays');
    // @ts-expect-error one value is missing
    t('gift.monthsAndDays', { months: '1' });
    // @ts-expect-error the text has no such value
    t('gift.monthsAndDays', { months: '1', days: '2', hours: '3' });
    // @ts-expect-error the text has no values
    t('gift.order.title', { name: 'x' });
  });

  it('The compiler asks for the count of a plural as a number', () => {
    t('gift.months', { count: 2 });
    // @ts-expect-error a count decides the form
    t('gift.months');
    // @ts-expect-error a count is a number
    t('gift.months', { count: '2' });
  });

  it('The compiler gives a node instead of a string when a value is an element', () => {
    const text: string = t('gift.monthsAndDays', { months: '1', days: '2' });
    // @ts-expect-error a text with an element in it is a node
    const node: string = t('gift.monthsAndDays', { months: '1', days: [] });
    expect([text, node]).toEqual(['gift.monthsAndDays', 'gift.monthsAndDays']);
  });
});
