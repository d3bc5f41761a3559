import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TRPCClientError } from '@trpc/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MessagesFor } from '~/i18n/messages-for';
import GlobalError from '../../global-error';
import { NotFoundContent } from './not-found-content';
import { PageFailure } from './page-failure';
import { getStatus } from './page-failure-notice';

vi.mock('next/navigation', () => ({ usePathname: () => '/en/faq' }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  [
    'en',
    'An error occurred while rendering the page. Check developer tools console for details.',
    'Back to the home page',
    '/en',
  ],
  ['zh', '顯示這一頁時發生錯誤。 詳細資訊請看瀏覽器開發者工具的主控台。', '回到首頁', '/'],
] as const)(
  'A page that fails shows an error with its status (%s)',
  async (language, text, home, href) => {
    const retry = vi.fn();
    const error = Object.assign(new Error('x'), { digest: '42' });
    render(
      <MessagesFor language={language}>
        <PageFailure error={error} retry={retry} />
      </MessagesFor>,
    );
    expect((await screen.findByRole('heading')).textContent).toBe(text);
    expect(screen.getByText('500')).toBeTruthy();
    expect(screen.getByText(/42/)).toBeTruthy();
    const copy = language === 'en' ? 'Copy the number' : '複製編號';
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: copy }));
    expect(await navigator.clipboard.readText()).toBe('42');
    expect(screen.getByRole('link', { name: home }).getAttribute('href')).toBe(href);
    expect(console.error).toHaveBeenCalledWith(error);
    const again = language === 'en' ? 'Try again' : '再試一次';
    await user.click(screen.getByRole('button', { name: again }));
    expect(retry).toHaveBeenCalledOnce();
  },
);

it.each([
  ['en', 'The service is not responding right now. Please try again in a few seconds.'],
  ['zh', '系統暫時無法回應。請過幾秒再試一次。'],
] as const)(
  'A page without a database shows a 503 with a retry button (%s)',
  async (language, text) => {
    const error = Object.assign(new Error('x'), { digest: 'SERVICE_UNAVAILABLE' });
    render(
      <MessagesFor language={language}>
        <PageFailure error={error} retry={() => {}} />
      </MessagesFor>,
    );
    expect(await screen.findByText('503')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText(/SERVICE_UNAVAILABLE/)).toBeNull();
  },
);

it.each([
  ['en', 'This page could not be found', 'Back to the home page', '/en'],
  ['zh', '找不到這個頁面', '回到首頁', '/'],
] as const)(
  'An unknown address shows a notice with a link home (%s)',
  (language, text, home, href) => {
    render(
      <MessagesFor language={language}>
        <NotFoundContent />
      </MessagesFor>,
    );
    expect(screen.getByRole('heading').textContent).toBe(text);
    expect(screen.getByRole('link', { name: home }).getAttribute('href')).toBe(href);
  },
);

it('The status of a failed page is that of the error, else 500', () => {
  const forbidden = Object.assign(new TRPCClientError('x'), { data: { httpStatus: 403 } });
  expect(getStatus(forbidden)).toBe(403);
  expect(getStatus(Object.assign(new Error('x'), { statusCode: 404 }))).toBe(404);
  expect([new Error('x'), null, 'x', { statusCode: 7 }].map(getStatus)).toEqual([
    500, 500, 500, 500,
  ]);
});

it('The global error page shows a sentence and a link home', () => {
  const page = renderToStaticMarkup(<GlobalError error={new Error('x')} />);
  expect(page).toContain('An error occurred while showing the error page');
  expect(page).toContain('顯示錯誤頁面時發生錯誤');
  expect(page).toContain('<a href="/"');
});
