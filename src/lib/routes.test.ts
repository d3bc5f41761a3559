import { describe, expect, it } from 'vitest';
import { route, routeKeyOf, routeName } from './routes';

describe('routes', () => {
  it('a parameter is put into its place and escaped', () => {
    expect(route('order-created-id', { id: 'a/b' })).toBe('/order-created/a%2Fb');
    expect(route('course-news-slug-lesson', { slug: 'tea' })).toBe('/course-news/tea/lesson');
  });

  it('a path finds its name, with and without a parameter', () => {
    expect(routeKeyOf('/')).toBe('index');
    expect(routeKeyOf('/order')).toBe('order');
    expect(routeKeyOf('/password-reset/abc')).toBe('password-reset-token');
    expect(routeKeyOf('/course-voice/old')).toBe('course-voice-old');
    expect(routeKeyOf('/news-honor/MixBlock')).toBe('news-honor-MixBlock');
  });

  it('an empty parameter and an unknown path are no page', () => {
    expect(routeKeyOf('/order-created/')).toBeNull();
    expect(routeName('/nothing/here', 'en')).toBe('not-found___en');
  });

  it('the name carries the language', () => {
    expect(routeName('/my-lesson', 'zh')).toBe('my-lesson___zh');
  });
});
