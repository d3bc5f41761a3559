import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emitReachedPage } from '~/lib/navigation-events';
import { Link } from '../ui/link';
import { fetchHtml } from './page-html';
import { shareElements } from './rendered-elements';
import { resolveElements } from './resolve-elements';
import { StaticHtmlBox } from './static-html-box';

const router = vi.hoisted(() => ({ push: vi.fn(), prefetch: vi.fn() }));
const place = vi.hoisted(() => ({ pathname: '/faq' }));
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => router,
  usePathname: () => place.pathname,
}));

let opened: Root | undefined;
afterEach(() => {
  cleanup();
  act(() => opened?.unmount());
  opened = undefined;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  router.push.mockClear();
  router.prefetch.mockClear();
});

async function Headline({ children }: { children: string }) {
  return <h2>{children}</h2>;
}

/** Replaces `fetch`.
 *  @returns the requested addresses, in order */
function recordFetches(html = ''): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(html);
  });
  return asked;
}

/** The HTML of a page with the static HTML "news". */
async function renderPage(version: string, title: string) {
  const elements = await resolveElements(
    <>
      <Headline>{title}</Headline>
      {['a', 'b'].map((key) => (
        <Link key={key} href={`/course/${key}`} prefetch={false}>
          {key}
        </Link>
      ))}
    </>,
  );
  shareElements((name) => (name === 'news' ? elements : undefined));
  // On the server there is no window.
  const { window: browser } = globalThis;
  vi.stubGlobal('window', undefined);
  const html = renderToString(<StaticHtmlBox name="news" version={version} />);
  vi.stubGlobal('window', browser);
  shareElements(() => undefined);
  return html;
}

/** The page as the browser opens it: the HTML first, then React. */
async function openPage(version: string, title: string) {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  page.innerHTML = await renderPage(version, title);
  const errors: unknown[] = [];
  await act(async () => {
    opened = hydrateRoot(page, <StaticHtmlBox name="news" version={version} />, {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  expect(errors).toEqual([]);
  return page;
}

describe('Static HTML', () => {
  it('static HTML has the elements of its server components, and links as marked anchors', async () => {
    const html = await renderPage('v1', 'News');
    expect(html).toContain('<h2>News</h2>');
    expect(html).toContain('<a href="/course/a" data-page="">a</a>');
    const lesson = await resolveElements(
      <Link href="/course-video/a" staticHtml>
        Free
      </Link>,
    );
    expect(renderToString(lesson)).toBe('<a href="/course-video/a" data-page="html">Free</a>');
  });

  it('a client component other than a link is refused in static HTML', async () => {
    const Button = Object.assign(() => null, { $$typeof: Symbol.for('react.client.reference') });
    await expect(
      resolveElements(
        <p>
          <Button />
        </p>,
      ),
    ).rejects.toThrow(/client component/);
  });

  it('hydration leaves the static HTML of an opened page as it is', async () => {
    const page = await openPage('v2', 'Opened');
    expect(page.querySelector('h2')?.textContent).toBe('Opened');
  });

  it('a link in static HTML is followed by the router, prefetched when it is reached for, and left to the browser with a modifier key', async () => {
    const asked = recordFetches();
    await openPage('v3', 'Links');
    const link = screen.getByText('a');
    fireEvent.pointerOver(link);
    expect(router.prefetch).toHaveBeenCalledWith('/course/a');
    expect(asked).toEqual([]);
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
    expect(fireEvent.click(link)).toBe(false);
    expect(router.push).toHaveBeenCalledWith('/course/a');
  });

  it('a page that the router opens reads its static HTML from the page’s own HTML once, and has it on the way back', async () => {
    const html = await renderPage('v4', 'Fetched');
    const asked = recordFetches(html);
    const page = (
      <Suspense fallback="…">
        <StaticHtmlBox name="news" version="v4" />
      </Suspense>
    );
    await act(async () => render(page));
    expect(screen.getByRole('heading').textContent).toBe('Fetched');
    cleanup();
    await act(async () => render(page));
    expect(screen.getByRole('heading').textContent).toBe('Fetched');
    expect(asked).toEqual(['/faq']);
  });

  it('a page that is reached for brings its static HTML, and shows it without asking again', async () => {
    const html = await renderPage('v5', 'Reached for');
    const asked = recordFetches(html);
    place.pathname = '/course-video/a';
    emitReachedPage(place.pathname);
    await act(async () =>
      render(
        <Suspense fallback="…">
          <StaticHtmlBox name="news" version="v5" />
        </Suspense>,
      ),
    );
    expect(screen.getByRole('heading').textContent).toBe('Reached for');
    expect(asked).toEqual(['/course-video/a']);
  });

  it('a page whose static HTML could not be fetched beforehand is opened by the browser only when it is opened', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
    );
    const html = await fetchHtml('/faq/failed');
    expect(assign).not.toHaveBeenCalled();
    expect(() => html('news')).toThrow();
    expect(assign).toHaveBeenCalledWith('/faq/failed');
  });
});
