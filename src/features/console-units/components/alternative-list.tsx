'use client';
import { Badge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { useI18n } from '~/i18n/client';
import { useAlternatives } from '../hooks';

/** Number of alternatives that are shown: the field above narrows them down. */
const SHOWN = 30;

interface AlternativeListProps {
  /** The draft. */
  id: string;
  kind: 'word' | 'sentence';
  filter: string;
  busy: boolean;
  onPick: (key: string) => void;
}

/** What could come in instead, best first. */
export function AlternativeList({ id, kind, filter, busy, onPick }: AlternativeListProps) {
  const t = useI18n();
  const alternatives = useAlternatives(id, kind, filter);
  if (alternatives.isError)
    return (
      <RetryNotice
        text={t('consoleUnits.swap.failed')}
        retry={t('common.retry')}
        onRetry={alternatives.refetch}
      />
    );
  if (!alternatives.data) return <Skeleton className="h-40 w-full" />;
  if (alternatives.data.length === 0) return <p role="status">{t('consoleUnits.swap.none')}</p>;
  const hidden = alternatives.data.length - SHOWN;
  return (
    <div className="grid gap-3">
      <ul className="border-t border-line">
        {alternatives.data.slice(0, SHOWN).map(({ key, text, level, sentenceIndexes }) => (
          <li
            key={key}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2"
          >
            <span lang="en" className="min-w-0 wrap-anywhere">
              {text}
            </span>
            <Badge>{level}</Badge>
            {kind === 'word' && (
              <span className="text-sm text-soft">
                {sentenceIndexes.length > 0
                  ? t('consoleUnits.swap.shownBy', { count: sentenceIndexes.length })
                  : t('consoleUnits.swap.noSentence')}
              </span>
            )}
            <Button
              variant="secondary"
              size="sm"
              className="ml-auto"
              disabled={busy}
              aria-label={`${t('consoleUnits.swap.pick')}: ${text}`}
              onClick={() => onPick(key)}
            >
              {t('consoleUnits.swap.pick')}
            </Button>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className="figures text-sm text-soft">
          {t('consoleUnits.swap.more', { count: hidden })}
        </p>
      )}
    </div>
  );
}
