'use client';
import { Badge } from '~/components/ui/badge';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { Section } from '~/console/section';
import { useMailTemplateName } from '~/console/use-mail-template-name';
import { taipeiDay } from '~/domain/day';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import { formatDate } from '~/lib/format-date';
import { formatRelativeTime } from '~/lib/format-relative-time';
import type { Waiting, WaitingKind } from '~/schemas/console';

type WaitingItem = Waiting['items'][number];

interface WaitingListProps {
  waiting: readonly Waiting[];
  now: Date;
}

/** The open tasks by kind: their number, the oldest ones, their age and the legal deadline. */
export function WaitingList({ waiting, now }: WaitingListProps) {
  const t = useI18n();
  const language = useLanguage();
  if (waiting.length === 0)
    return (
      <p role="status" className="text-lg">
        <Phrases>{t('consoleShell.today.nothingOfRole')}</Phrases>
      </p>
    );
  return (
    <div className="grid gap-8 xl:grid-cols-2">
      {waiting.map(({ kind, count, items }) => (
        <Section key={kind} title={t(`consoleShell.today.waiting.${kind}`)}>
          <p className="figures text-sm text-soft">{t('consoleShell.today.count', { count })}</p>
          <ul className="figures border-t border-line">
            {items.map((item) => (
              <li
                key={item.id}
                className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line pb-2 pt-0.5"
              >
                <span className="min-w-0 font-semibold wrap-anywhere">
                  <Subject kind={kind} item={item} />
                </span>
                <span className="text-sm text-soft">
                  {formatRelativeTime(item.since, now, language)}
                </span>
                {item.dueAt && <Deadline dueAt={item.dueAt} now={now} />}
                {item.leaves && <Leaving {...item.leaves} />}
                {item.failure && (
                  <span className="text-sm">
                    {t(`consoleShell.today.notPublished.${item.failure}`)}
                  </span>
                )}
              </li>
            ))}
          </ul>
          {count > items.length && (
            <Link
              className="link figures inline-flex min-h-11 items-center justify-self-start text-sm"
              href={localePath(language, toListPath(kind))}
            >
              {t('consoleShell.today.andMore', { count: String(count - items.length) })}
            </Link>
          )}
        </Section>
      ))}
    </div>
  );
}

/** The subject of a task, linked to the page on which it is done. */
function Subject({ kind, item }: { kind: WaitingKind; item: WaitingItem }) {
  const t = useI18n();
  const language = useLanguage();
  const templateName = useMailTemplateName();
  const { id, label, title, category } = item;
  const name = title?.[language] || title?.zh || title?.en || label;
  return (
    <Link
      className="link inline-flex min-h-11 items-center wrap-anywhere"
      href={localePath(language, toPath(kind, id, label))}
    >
      {kind === 'failedMail'
        ? templateName(label)
        : name || (category && t(`course.category.${category}`))}
    </Link>
  );
}

function toPath(kind: WaitingKind, id: string, label: string): string {
  switch (kind) {
    case 'refund':
      return consoleRoute('console-refunds-number', { number: label });
    case 'invoice':
      return `${consoleRoute('console-invoices')}?q=${encodeURIComponent(label)}`;
    case 'discrepancy':
      return `${consoleRoute('console-discrepancies')}?q=${encodeURIComponent(label)}`;
    case 'letter':
      return consoleRoute('console-letters');
    case 'leavingOperator':
      return consoleRoute('console-people-id', { id });
    case 'failedMail':
      return `${consoleRoute('console-mails')}?status=FAILED`;
    case 'unpublishedVoice':
    case 'voiceReady':
    case 'failedRecording':
      return consoleRoute('console-voice-lessons-id', { id });
    case 'unpublished':
    case 'draftReady':
    case 'failedClips':
    case 'draft':
      return consoleRoute('console-units-drafts-id', { id });
    case 'activityDraft':
      return consoleRoute('console-activities-id', { id: label });
  }
}

/** The path of the list of all open tasks of a kind: lists without a filter show the open ones. */
function toListPath(kind: WaitingKind): string {
  switch (kind) {
    case 'refund':
      return consoleRoute('console-refunds');
    case 'invoice':
      return consoleRoute('console-invoices');
    case 'discrepancy':
      return consoleRoute('console-discrepancies');
    case 'letter':
      return consoleRoute('console-letters');
    case 'failedMail':
      return `${consoleRoute('console-mails')}?status=FAILED`;
    case 'unpublishedVoice':
    case 'voiceReady':
    case 'failedRecording':
      return consoleRoute('console-voice-lessons');
    case 'unpublished':
    case 'draftReady':
    case 'failedClips':
    case 'draft':
      return consoleRoute('console-units');
    case 'activityDraft':
      return consoleRoute('console-activities');
    case 'leavingOperator':
      return `${consoleRoute('console-people')}?group=OPERATOR`;
  }
}

/** The role that is removed together with an operator's account, and its day. */
function Leaving({ role, at }: NonNullable<WaitingItem['leaves']>) {
  const t = useI18n();
  const values = { role: t(`consoleShell.roles.${role}`), date: formatDate(at, useLanguage()) };
  return <span className="text-sm">{t('consoleShell.today.leaves', values)}</span>;
}

function Deadline({ dueAt, now }: { dueAt: Date; now: Date }) {
  const t = useI18n();
  const date = formatDate(dueAt, useLanguage());
  const isOver = taipeiDay(dueAt) < taipeiDay(now);
  return (
    <Badge tone={isOver ? 'bad' : 'gold'}>
      {t(isOver ? 'consoleShell.today.overdue' : 'consoleShell.today.due', { date })}
    </Badge>
  );
}
