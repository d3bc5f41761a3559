'use client';
import { usePathname, useRouter } from 'next/navigation';
import { type MouseEvent, type SyntheticEvent, use, useEffect, useRef, useState } from 'react';
import { emitNavigation } from '~/lib/navigation-events';
import { canPrefetch } from '../ui/connection';
import { isModifiedClick } from '../ui/is-modified-click';
import { useHydrated } from '../ui/use-hydrated';
import { cacheHtml, fetchHtml, findHtml } from './page-html';
import { findElements } from './rendered-elements';

interface Props {
  name: string;
  /** Changes with the HTML. */
  version: string;
  className?: string;
}

/** The box of static HTML. A document that the browser loaded contains the HTML, and React leaves it
 *  unchanged; for a page opened by the router, it is read from the HTML of that page. */
export function StaticHtmlBox(props: Props) {
  return <Box key={props.version} {...props} />;
}

function Box({ name, version, className }: Props) {
  const hydrated = useHydrated();
  const [inPage] = useState(!hydrated);
  const [first] = useState<{ html: string | null }>({ html: null });
  const box = useRef<HTMLDivElement>(null);
  const pathname = usePathname();
  const router = useRouter();
  useEffect(() => {
    if (inPage && box.current) cacheHtml(name, version, box.current.innerHTML);
  }, [inPage, name, version]);

  const attributes = { className, 'data-static': name, 'data-version': version };
  if (typeof window === 'undefined') return <div {...attributes}>{findElements(name)}</div>;

  first.html ??= inPage ? '' : (findHtml(name, version) ?? use(fetchHtml(pathname))(name));
  const follow = (event: MouseEvent) => {
    const href = toPageAnchor(event)?.getAttribute('href');
    if (!href || event.button !== 0 || isModifiedClick(event)) return;
    event.preventDefault();
    if (navigator.onLine) router.push(href);
    else emitNavigation('failed');
  };
  const prefetch = (event: SyntheticEvent) => {
    const anchor = toPageAnchor(event);
    const href = anchor?.getAttribute('href');
    if (!href || !canPrefetch()) return;
    router.prefetch(href);
    if (anchor?.dataset.page) void fetchHtml(href);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is clicked.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click.
    <div
      {...attributes}
      ref={box}
      suppressHydrationWarning
      onClick={follow}
      onPointerOver={prefetch}
      onFocus={prefetch}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this site's own HTML.
      dangerouslySetInnerHTML={{ __html: first.html }}
    />
  );
}

/** The link to a page that an event happened on; null elsewhere. */
const toPageAnchor = ({ target }: SyntheticEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('a[data-page]') : null;
