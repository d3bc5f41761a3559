'use client';
import { Badge } from '~/components/ui/badge';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { ListEnd } from '~/console/list-end';
import { Loaded } from '~/console/loaded';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import { formatDateTime } from '~/lib/format-date-time';
import { type DraftRow, MAX_OPEN_DRAFTS } from '~/schemas/operator-unit';
import { useDrafts } from '../hooks';

/** The drafts that can be worked on, the newest first. */
export function DraftList() {
  const t = useI18n();
  const drafts = useDrafts();
  return (
    <Loaded query={drafts} failed={t('consoleUnits.drafts.failed')} height="h-24">
      {(list) =>
        list.length === 0 ? (
          <p role="status" className="text-soft">
            <Phrases>{t('consoleUnits.drafts.empty')}</Phrases>
          </p>
        ) : (
          <div className="grid gap-3">
            <ul className="figures border-t border-line">
              {list.map((draft) => (
                <DraftItem key={draft.id} draft={draft} />
              ))}
            </ul>
            <ListEnd
              shown={list.length}
              max={MAX_OPEN_DRAFTS}
              rest={t('consoleUnits.drafts.more')}
            />
          </div>
        )
      }
    </Loaded>
  );
}

function DraftItem({ draft }: { draft: DraftRow }) {
  const t = useI18n();
  const language = useLanguage();
  const { id, state, category, level, headline, missing, createdAt } = draft;
  const name = headline[language] || headline.zh || headline.en || t('consoleUnits.noHeadline');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line pb-2 pt-0.5">
      <Link
        className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
        href={localePath(language, consoleRoute('console-units-drafts-id', { id }))}
      >
        {name}
      </Link>
      <Badge>{level}</Badge>
      <span className="text-sm text-soft">{t(`course.category.${category}`)}</span>
      <span className="text-sm text-soft">{formatDateTime(createdAt, language)}</span>
      <State missing={missing} />
      {state === 'WITHDRAWN' && <Badge tone="gold">{t('consoleUnits.drafts.withdrawn')}</Badge>}
      {state === 'CORRECTING' && <Badge tone="gold">{t('consoleUnits.drafts.correcting')}</Badge>}
    </li>
  );
}

/** The number of missing parts of a draft; null when it cannot be read. */
function State({ missing }: Pick<DraftRow, 'missing'>) {
  const t = useI18n();
  if (missing === null) return <Badge tone="bad">{t('consoleUnits.drafts.unreadable')}</Badge>;
  if (missing === 0) return <Badge tone="good">{t('consoleUnits.drafts.ready')}</Badge>;
  return <Badge tone="warning">{t('consoleUnits.drafts.missing', { count: missing })}</Badge>;
}
