import { onReachedPage } from '~/lib/navigation-events';

/** HTML by name and version, of the pages of this visit. */
const cached = new Map<string, string>();

const toKey = (name: string, version: string) => `${version} ${name}`;

/** The HTML that this visit has already seen. */
export function findHtml(name: string, version: string): string | undefined {
  return cached.get(toKey(name, version));
}

/** Caches HTML for the way back to its page. */
export function cacheHtml(name: string, version: string, html: string): void {
  cached.set(toKey(name, version), html);
}

type HtmlByName = (name: string) => string;

/** Pages that are being read, and those that were a moment ago. */
const reads = new Map<string, Promise<HtmlByName>>();

/** Fetches the HTML of a page for all static HTML in it: when the page is shown, or when somebody reaches for it, so that
 *  it comes beside the data that the router prefetches. Without it the browser opens the page itself, as the router
 *  does for what it cannot fetch.
 *  @returns the HTML by name, the same promise for each render; it throws what a page suspends on while the browser
 *  leaves */
export function fetchHtml(path: string): Promise<HtmlByName> {
  const read =
    reads.get(path) ??
    readPage(path)
      .catch(() => () => {
        window.location.assign(path);
        throw NEVER;
      })
      // The next visit of the page asks again: its content may have changed.
      .finally(() => setTimeout(() => reads.delete(path), REUSE_MS));
  reads.set(path, read);
  return read;
}

const NEVER = new Promise<never>(() => {});

async function readPage(path: string): Promise<HtmlByName> {
  const response = await fetch(path, { headers: { Accept: 'text/html' } });
  if (response.status >= 500) throw new Error(`${path}: ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const here = new Map<string, string>();
  for (const { dataset, innerHTML } of page.querySelectorAll<HTMLElement>('[data-static]')) {
    here.set(dataset.static ?? '', innerHTML);
    cacheHtml(dataset.static ?? '', dataset.version ?? '', innerHTML);
  }
  return (name) => here.get(name) ?? '';
}

/** Longer than React takes to show what it waited for. */
const REUSE_MS = 5000;

onReachedPage((path) => void fetchHtml(path));
