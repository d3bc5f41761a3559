import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from '../ui/link';
import { shareElements } from './rendered-elements';
import { resolveElements } from './resolve-elements';
import { StaticHtmlBox } from './static-html-box';

const router = vi.hoisted(() => ({ push: vi.fn(), prefetch: vi.fn() }));
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => router,
  usePathname: () => '/faq',
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
    await openPage('v3', 'Links');
    const link = screen.getByText('a');
    fireEvent.pointerOver(link);
    expect(router.prefetch).toHaveBeenCalledWith('/course/a');
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
    expect(fireEvent.click(link)).toBe(false);
    expect(router.push).toHaveBeenCalledWith('/course/a');
  });

  it('a page that the router opens reads its static HTML from the page’s own HTML once, and has it on the way back', async () => {
    const html = await renderPage('v4', 'Fetched');
    const fetched = vi.fn(async () => new Response(html));
    vi.stubGlobal('fetch', fetched);
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
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
