import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { common as en } from '~/i18n/locales/en/common';
import { common as zh } from '~/i18n/locales/zh/common';
import { SiteFooter } from './site-footer';

const shown = vi.hoisted(() => ({ texts: {} as { [name: string]: unknown } }));
vi.mock('~/i18n/server', () => ({
  getI18n: async () => (key: string) =>
    key.split('.').reduce<unknown>((part, name) => (part as typeof shown.texts)?.[name], {
      common: shown.texts,
      newsHonor: { sample: '範例' },
    }),
}));
vi.mock('~/env', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  env: () => ({
    LINK_PHOTOS: 'https://photos.tea.example',
    LINK_SOCIAL: 'https://social.tea.example',
    LINK_VIDEO: 'https://video.tea.example',
    LINK_BLOG: 'https://blog.tea.example',
    LINK_PROFESSIONAL: 'https://professional.tea.example/tea',
  }),
}));
afterEach(cleanup);

it.each([
  ['zh', zh, '職場社群'],
  ['en', en, 'Professional network'],
] as const)(
  'The footer links outward five times, the fourth time to the professional network (%s)',
  async (language, texts, name) => {
    shown.texts = texts;
    render(await SiteFooter({ language }));
    const list = screen.getByRole('list', { name: texts.footer.outward });
    const links = within(list).getAllByRole('link');
    expect(links).toHaveLength(5);
    expect(links[3]?.getAttribute('href')).toBe('https://professional.tea.example/tea');
    expect(links[3]?.textContent).toContain(name);
  },
);
