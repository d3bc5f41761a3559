'use client';
import { Badge } from '~/components/ui/badge';
import { Phrases } from '~/components/ui/phrases';
import { ListEnd } from '~/console/list-end';
import { Loaded } from '~/console/loaded';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDateTime } from '~/lib/format-date-time';
import { type ArticleSource, MAX_LISTED_SOURCES } from '~/schemas/article-pool';
import { useSources } from '../hooks';

/** The sources of the articles, with their licences. */
export function SourceList() {
  const t = useI18n();
  const sources = useSources();
  return (
    <Loaded query={sources} failed={t('consoleUnits.sources.failed')} height="h-24">
      {(list) =>
        list.length === 0 ? (
          <p role="status" className="text-soft">
            <Phrases>{t('consoleUnits.sources.empty')}</Phrases>
          </p>
        ) : (
          <div className="grid gap-3">
            <ul className="figures max-h-80 overflow-y-auto border-t border-line">
              {list.map((source) => (
                <Source key={source.name} source={source} />
              ))}
            </ul>
            <ListEnd
              shown={list.length}
              max={MAX_LISTED_SOURCES}
              rest={t('consoleUnits.sources.more')}
            />
          </div>
        )
      }
    </Loaded>
  );
}

function Source({
  source: { name, articles, lastImportedAt, licences, origins },
}: {
  source: ArticleSource;
}) {
  const t = useI18n();
  const language = useLanguage();
  const time = formatDateTime(lastImportedAt, language);
  return (
    <li className="grid gap-1 border-b border-line py-3 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="text-base font-semibold wrap-anywhere">{name}</span>
        <span className="text-soft">{t('consoleUnits.sources.articles', { count: articles })}</span>
        <span className="text-soft">{t('consoleUnits.sources.last', { time })}</span>
      </p>
      {origins.length > 0 && (
        <p className="flex flex-wrap gap-x-4 text-soft">
          {origins.map(({ origin, articles: count }) => (
            <span key={origin}>{t(`consoleUnits.sources.origins.${origin}`, { count })}</span>
          ))}
        </p>
      )}
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {licences.map(({ licence, articles: count, licenceProblem }) => (
          <li key={licence ?? ''} className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
            <span>
              {licence
                ? t('consoleUnits.sources.licence', { licence, count })
                : t('consoleUnits.sources.noLicence', { count })}
            </span>
            {licence && licenceProblem && (
              <Badge tone="bad">{t(`consoleUnits.pool.licenceProblem.${licenceProblem}`)}</Badge>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
