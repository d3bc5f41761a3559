import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import FormLayout from '../(form)/layout';
import HomeLayout from '../(home)/layout';

vi.mock('~/i18n/server', () => ({
  setStaticParamsLocale: () => {},
  getI18n: async () => (key: string) => key,
}));
vi.mock('./brand', () => ({ getBrandName: () => '說譯' }));
vi.mock('./page-layout', () => ({
  PageLayout: ({ children, footer }: { children: React.ReactNode; footer?: React.ReactNode }) => (
    <>
      <main>{children}</main>
      {footer ? <footer /> : null}
    </>
  ),
}));

afterEach(cleanup);

it('Pages with a form have header and content, without the footer of the site that other pages have', async () => {
  const props = { params: Promise.resolve({ locale: 'zh' }), children: 'the form' };
  render(await FormLayout(props));
  expect(screen.getByText('the form')).toBeTruthy();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  cleanup();
  render(await HomeLayout(props));
  expect(screen.getByRole('contentinfo')).toBeTruthy();
});
