'use client';
import { useSearchParams } from 'next/navigation';
import { Badge } from '~/components/ui/badge';
import { Link } from '~/components/ui/link';
import { Loaded } from '~/console/loaded';
import { PageHead } from '~/console/page-head';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import type { SearchResult } from '~/schemas/console';
import { HIT_PAGES } from '../hit-pages';
import { useConsoleSearch } from '../hooks';

type Hit = SearchResult['hits'][number];

/** The results of the console's search, each a link to the item. */
export function SearchResults() {
  const t = useScopedI18n('consoleShell.search');
  const q = (useSearchParams()?.get('q') ?? '').trim().slice(0, 80);
  const found = useConsoleSearch(q);
  return (
    <div className="grid gap-6">
      <PageHead title={q ? t('titleOf', { q }) : t('title')}>{t('label')}</PageHead>
      {q.length < 2 ? (
        <p className="text-soft">{t('short')}</p>
      ) : (
        <Loaded query={found} failed={t('failed')} height="h-40">
          {(result) => <Hits q={q} result={result} />}
        </Loaded>
      )}
    </div>
  );
}

function Hits({ q, result }: { q: string; result: SearchResult }) {
  const t = useScopedI18n('consoleShell.search');
  const { hits, hasMore } = result;
  return (
    <>
      <p role="status" className="figures text-sm text-soft">
        {hits.length > 0 ? t('found', { count: hits.length }) : t('none', { q })}
      </p>
      {hits.length > 0 && (
        <ul className="figures border-t border-line">
          {hits.map((hit) => (
            <li
              key={`${hit.kind} ${hit.key}`}
              className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line pb-3 pt-0.5"
            >
              <Badge>{t(`kinds.${hit.kind}`)}</Badge>
              <Title hit={hit} />
              <span className="min-w-0 text-sm text-soft wrap-anywhere">{hit.detail}</span>
            </li>
          ))}
        </ul>
      )}
      {hasMore && <p className="text-sm text-soft">{t('more')}</p>}
    </>
  );
}

function Title({ hit: { kind, key, title } }: { hit: Hit }) {
  const language = useLanguage();
  return (
    <Link
      className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
      href={localePath(language, HIT_PAGES[kind](key))}
    >
      {title[language]}
    </Link>
  );
}
