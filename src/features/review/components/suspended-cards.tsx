'use client';
import { MorePages } from '~/components/more-pages';
import { Button } from '~/components/ui/button';
import { moveFocusFromRow } from '~/components/ui/move-focus-from-row';
import { Phrases } from '~/components/ui/phrases';
import { usePagedRows } from '~/components/ui/use-paged-rows';
import { WordListButton } from '~/components/ui/word-list-button';
import { useErrorToast } from '~/forms/use-error-toast';
import { useI18n } from '~/i18n/client';
import { useListLabels } from '~/i18n/use-list-labels';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import { PAGE_SIZE } from '~/schemas/paging';
import { useCardActions, useSuspendedCards } from '../hooks';

/** The suspended cards, each with a button that restores it; nothing when there are none. */
export function SuspendedCards() {
  const t = useI18n();
  const list = usePagedRows(useSuspendedCards(), { pageSize: PAGE_SIZE });
  const labels = useListLabels();
  const { restoreCard } = useCardActions();
  const showError = useErrorToast();
  if (!list || list.shown.length === 0) return null;
  const restore = (id: string, button: Element) =>
    restoreCard(id).then(
      () => moveFocusFromRow(button),
      (error) => showError(error),
    );
  return (
    <section {...LOOKED_UP_TEXT} className="grid gap-2">
      <h2 className="border-b-2 border-text pb-2 text-xl">
        <Phrases>{t('memory.aside.title')}</Phrases>
      </h2>
      <p className="text-sm text-soft">
        <Phrases>{t('memory.aside.lead')}</Phrases>
      </p>
      <ul>
        {list.shown.map(({ id, text, translation, fromChinese, why }) => (
          <li
            key={id}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line py-3"
          >
            <div className="min-w-0">
              <p lang="en" className="font-english">
                {text}
              </p>
              <p className="text-sm text-soft">
                <span lang="zh-TW">{translation}</span>
                <span className="ml-3">{t(`memory.aside.${why}`)}</span>
                {fromChinese && <span className="ml-3">{t('rendering.title')}</span>}
              </p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('memory.aside.putBackLabel', { text })}
              onClick={({ currentTarget }) => void restore(id, currentTarget)}
            >
              {t('memory.aside.putBack')}
            </Button>
          </li>
        ))}
      </ul>
      <WordListButton label={t('lookUp.words')} />
      <MorePages list={list} labels={labels} />
    </section>
  );
}
