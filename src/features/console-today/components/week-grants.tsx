'use client';
import { Link } from '~/components/ui/link';
import { Section } from '~/console/section';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import { formatRelativeTime } from '~/lib/format-relative-time';
import type { Today } from '~/schemas/console';

interface WeekGrantsProps {
  grants: NonNullable<Today['grants']>;
  now: Date;
}

/** The member days granted this week: recipient, operator and number, with the link to all of them in the log. */
export function WeekGrants({ grants: { count, items }, now }: WeekGrantsProps) {
  const t = useI18n();
  const language = useLanguage();
  const deleted = t('consoleShell.acts.deleted');
  return (
    <Section title={t('consoleShell.today.grants.title')}>
      <ul className="figures max-w-text border-t border-line">
        {items.map(({ id, at, personId, person, operator, days }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line pb-2 pt-0.5"
          >
            <Link
              className="link inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere"
              href={localePath(language, consoleRoute('console-people-id', { id: personId }))}
            >
              {person || deleted}
            </Link>
            <span className="min-w-0 wrap-anywhere">
              {t(`consoleShell.today.grants.${days < 0 ? 'taken' : 'given'}`, {
                operator: operator === null ? t('consoleShell.acts.system') : operator || deleted,
                days: String(Math.abs(days)),
              })}
            </span>
            <span className="text-sm text-soft">{formatRelativeTime(at, now, language)}</span>
          </li>
        ))}
      </ul>
      <Link
        className="link inline-flex min-h-11 items-center"
        href={localePath(language, `${consoleRoute('console-acts')}?kind=membership.grant`)}
      >
        {t('consoleShell.today.grants.all', { count: String(count) })}
      </Link>
    </Section>
  );
}
