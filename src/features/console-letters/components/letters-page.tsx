'use client';
import { useTableAddress } from '~/components/ui/data-table/use-table-address';
import { Link } from '~/components/ui/link';
import { PageHead } from '~/console/page-head';
import type { Role } from '~/domain/role';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { classNames } from '~/lib/class-names';
import { consoleRoute } from '~/lib/console-routes';
import { LetterList } from './letter-list';

const RULES = {
  filters: ['state'],
  defaultSort: { column: 'createdAt', order: 'asc' },
} as const;

/** The letters from the contact form: those that wait for an answer, or all. */
export function LettersPage({ role }: { role: Role }) {
  const t = useScopedI18n('consoleLetters');
  const language = useLanguage();
  const isAll = useTableAddress(RULES).filters.state === 'all';
  const path = localePath(language, consoleRoute('console-letters'));
  return (
    <div className="grid gap-6">
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      <nav aria-label={t('which')} className="flex gap-6">
        {([false, true] as const).map((all) => (
          <Link
            key={String(all)}
            href={all ? `${path}?state=all` : path}
            aria-current={all === isAll ? 'page' : undefined}
            className={classNames(
              'inline-flex min-h-11 items-center border-b-2',
              all === isAll ? 'border-gold font-semibold' : 'border-transparent text-soft',
            )}
          >
            {t(all ? 'all' : 'waiting')}
          </Link>
        ))}
      </nav>
      <LetterList key={String(isAll)} isAll={isAll} role={role} />
    </div>
  );
}
