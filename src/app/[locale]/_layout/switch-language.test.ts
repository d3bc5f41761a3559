import { afterEach, expect, it, vi } from 'vitest';
import { switchLanguage } from './switch-language';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['http:', ''],
  ['https:', '; secure'],
])(
  'The chosen language is stored for 365 days on %s, and the page keeps its query and fragment',
  (protocol, secure) => {
    const went: string[] = [];
    const cookies: string[] = [];
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
      cookies.push(cookie);
    });
    vi.stubGlobal('location', {
      protocol,
      search: '?q=tea',
      hash: '#words',
      assign: (to: string) => went.push(to),
    });
    switchLanguage({ code: 'en', href: '/en/course-news' });
    expect(cookies).toEqual([
      `i18n_redirected=en; max-age=31536000; path=/; samesite=lax${secure}`,
    ]);
    expect(went).toEqual(['/en/course-news?q=tea#words']);
  },
);
