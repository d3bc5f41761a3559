import 'server-only';
import { createHash } from 'node:crypto';
import {
  type WorkStore,
  workAsyncStorage,
} from 'next/dist/server/app-render/work-async-storage.external';
import { createElement, Fragment, type ReactNode } from 'react';
import { shareElements } from './rendered-elements';
import { resolveElements } from './resolve-elements';
import { StaticHtmlBox } from './static-html-box';

/** The elements of static HTML by the render of a page and their names. */
const renders = new WeakMap<WorkStore, Map<string, ReactNode>>();

shareElements((name) => {
  const render = workAsyncStorage.getStore();
  return render && renders.get(render)?.get(name);
});

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
  const render = workAsyncStorage.getStore();
  if (!render) throw new Error('Static HTML is part of a page.');
  // The fragment takes several children one by one: as a list, each would need a key.
  const elements = await resolveElements(createElement(Fragment, null, children));
  const named = renders.get(render) ?? new Map<string, ReactNode>();
  renders.set(render, named.set(name, elements));
  return <StaticHtmlBox name={name} version={toVersion(elements)} className={className} />;
}

/** A short hash of the elements: the same for the same HTML. */
function toVersion(elements: ReactNode): string {
  // In development elements also know where they come from.
  const text = JSON.stringify(elements, (key, value) => (key.startsWith('_') ? undefined : value));
  return createHash('sha256')
    .update(text ?? '')
    .digest('base64url')
    .slice(0, 8);
}
