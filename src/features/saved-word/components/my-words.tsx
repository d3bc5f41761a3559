'use client';
import { MorePages } from '~/components/more-pages';
import { FilterBar } from '~/components/ui/filter-bar';
import { EmptyList } from '~/components/ui/list-states';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { WordListButton } from '~/components/ui/word-list-button';
import { CEFR_LEVELS } from '~/domain/grading/types';
import { useAccent } from '~/features/lesson/use-accent';
import { ErrorReference } from '~/forms/error-reference';
import { useI18n, useScopedI18n } from '~/i18n/client';
import { useListLabels } from '~/i18n/use-list-labels';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import { SAVED_WORD_SORTS } from '~/schemas/saved-word';
import { useWordList } from '../use-word-list';
import { useWordSound } from '../use-word-sound';
import { DownloadWords } from './download-words';
import { NoWords } from './no-words';
import { WordRow } from './word-row';

const NOTHING = () => {};

/** The learner's own words: search, filter, order, and the rows page by page. */
export function MyWords() {
  const t = useScopedI18n('savedWord.list');
  const lookUp = useScopedI18n('lookUp');
  const retry = useI18n()('common.retry');
  const labels = useListLabels(t('search'));
  const { accent } = useAccent();
  const sound = useWordSound(accent);
  const { query, pages, choosing, found, address } = useWordList();
  if (query.isError && !pages)
    return (
      <RetryNotice text={t('failed')} retry={retry} onRetry={query.refetch}>
        <ErrorReference error={query.error} />
      </RetryNotice>
    );
  if (!pages) return <Skeleton className="h-96 w-full" />;
  if (found === 0 && !choosing.narrowed && !query.isPlaceholderData) return <NoWords />;
  const list = {
    ...choosing,
    found,
    busy: query.isPlaceholderData,
    failed: query.isError,
    onReach: { onPointerEnter: NOTHING, onFocus: NOTHING },
  };
  const levels = CEFR_LEVELS.map((level) => ({ value: level, label: level }));
  const sorts = SAVED_WORD_SORTS.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }));
  return (
    <div className="grid gap-4">
      <FilterBar
        list={list}
        labels={labels}
        filters={[{ name: 'level', label: t('level'), options: levels }]}
        sorts={sorts}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="figures text-sm text-soft">
          {list.busy ? labels.loading : t('found', { count: found })}
        </p>
        <DownloadWords query={address} />
      </div>
      {list.failed && (
        <RetryNotice text={t('failed')} retry={retry} onRetry={query.refetch}>
          <ErrorReference error={query.error} />
        </RetryNotice>
      )}
      {pages.shown.length > 0 && (
        <div {...LOOKED_UP_TEXT} className="grid">
          <ul aria-busy={list.busy} className="border-t border-line">
            {pages.shown.map((row) => (
              <WordRow key={row.id} row={row} accent={accent} sound={sound} />
            ))}
          </ul>
          <WordListButton label={lookUp('words')} />
        </div>
      )}
      <EmptyList list={list} labels={labels} nothing={t('empty')} />
      {found > 0 && <MorePages list={pages} labels={labels} />}
    </div>
  );
}
