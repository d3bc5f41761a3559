import { onReachedPage } from '~/lib/navigation-events';

/** HTML by name and version, of the pages of this visit. */
const cached = new Map<string, string>();

const toKey = (name: string, version: string) => `${version} ${name}`;

/** The HTML that this visit has already seen. */
export function findHtml(name: string, version: string): string | undefined {
  return cached.get(toKey(name, version));
}

/** Caches HTML for a return to its page. */
export function cacheHtml(name: string, version: string, html: string): void {
  cached.set(toKey(name, version), html);
}

type HtmlByName = (name: string) => string;

/** Reads of pages that are running, or ended a moment ago. */
const reads = new Map<string, Promise<HtmlByName>>();

/** Fetches the HTML of a page for all static HTML in it: when the page is shown, or when somebody points at or
 *  touches its link, so that it arrives with the data that the router prefetches. If the fetch fails, the
 *  browser loads the document, as the router does for data that it cannot fetch.
 *  @returns the HTML by name, the same promise for each render; while the browser leaves, the look-up
 *    suspends the page */
export function fetchHtml(path: string): Promise<HtmlByName> {
  const read =
    reads.get(path) ??
    readPage(path)
      .catch(() => () => {
        window.location.assign(path);
        throw NEVER;
      })
      // The next visit of the page fetches it again, because its content may have changed.
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

/** Longer than React needs to render after its wait. */
const REUSE_MS = 5000;

onReachedPage((path) => void fetchHtml(path));
