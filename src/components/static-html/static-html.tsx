import 'server-only';
import { createHash } from 'node:crypto';
import { createElement, Fragment, type ReactNode } from 'react';
import { shareElements } from './rendered-elements';
import { resolveElements } from './resolve-elements';
import { StaticHtmlBox } from './static-html-box';

/** The elements of static HTML, by the response to the request for a page and by name. */
const pages = new WeakMap<object, Map<string, ReactNode>>();

shareElements((name) => {
  const page = getPageResponse();
  return page && pages.get(page)?.get(name);
});

/** The response of the page that is being rendered; the HTTP layer provides it (`page-response.mjs`). */
function getPageResponse(): object | undefined {
  const get: unknown = Reflect.get(globalThis, Symbol.for('shuoyi.page-response'));
  return typeof get === 'function' ? get() : undefined;
}

interface Props {
  /** Unique on its page. */
  name: string;
  /** `contents` for a part of a grid. */
  className?: string;
  /** Server components and HTML elements; no client component but `Link`. */
  children: ReactNode;
}

/** A part of a public page that never changes in the browser. It is in the HTML once: neither in the data
 *  from which React hydrates the page, nor hydrated. */
export async function StaticHtml({ name, className, children }: Props) {
  const page = getPageResponse();
  if (!page) throw new Error('Static HTML is part of a page that the HTTP layer has requested.');
  // The fragment gets its children one by one, because each child of a list would need a key.
  const elements = await resolveElements(createElement(Fragment, null, children));
  const named = pages.get(page) ?? new Map<string, ReactNode>();
  pages.set(page, named.set(name, elements));
  return <StaticHtmlBox name={name} version={toVersion(elements)} className={className} />;
}

/** A short hash of the elements: the same for the same HTML. */
function toVersion(elements: ReactNode): string {
  // In development elements also contain their source positions.
  const text = JSON.stringify(elements, (key, value) => (key.startsWith('_') ? undefined : value));
  return createHash('sha256')
    .update(text ?? '')
    .digest('base64url')
    .slice(0, 8);
}
