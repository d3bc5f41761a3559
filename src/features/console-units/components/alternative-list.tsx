'use client';
import { Badge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { Loaded } from '~/console/loaded';
import type { CandidateKind } from '~/domain/item-kinds';
import { useScopedI18n } from '~/i18n/client';
import type { RankedAlternative } from '~/schemas/news';
import { useAlternatives } from '../hooks';

/** Number of displayed alternatives: the field above narrows them down. */
const SHOWN = 30;

interface AlternativeListProps {
  /** The draft. */
  id: string;
  kind: CandidateKind;
  filter: string;
  busy: boolean;
  onPick: (key: string) => void;
}

/** The possible replacements, best first. */
export function AlternativeList(props: AlternativeListProps) {
  const t = useScopedI18n('consoleUnits.swap');
  const alternatives = useAlternatives(props.id, props.kind, props.filter);
  return (
    <Loaded query={alternatives} failed={t('failed')} height="h-40">
      {(list) => <Alternatives {...props} list={list} />}
    </Loaded>
  );
}

interface AlternativesProps extends AlternativeListProps {
  list: readonly RankedAlternative[];
}

function Alternatives({ list, kind, busy, onPick }: AlternativesProps) {
  const t = useScopedI18n('consoleUnits.swap');
  if (list.length === 0) return <p role="status">{t('none')}</p>;
  const hidden = list.length - SHOWN;
  return (
    <div className="grid gap-3">
      <ul className="border-t border-line">
        {list.slice(0, SHOWN).map(({ key, text, level, sentenceIndexes }) => (
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
                  ? t('shownBy', { count: sentenceIndexes.length })
                  : t('noSentence')}
              </span>
            )}
            <Button
              variant="secondary"
              size="sm"
              className="ml-auto"
              disabled={busy}
              aria-label={`${t('pick')}: ${text}`}
              onClick={() => onPick(key)}
            >
              {t('pick')}
            </Button>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="figures text-sm text-soft">{t('more', { count: hidden })}</p>}
    </div>
  );
}
