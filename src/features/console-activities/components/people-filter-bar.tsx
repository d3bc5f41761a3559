'use client';
import { SelectField } from '~/components/ui/select-field';
import { tableFile } from '~/console/table-file';
import { PEOPLE_FILTERS, type PeopleFilter } from '~/domain/activity-people';
import { useLanguage, useScopedI18n } from '~/i18n/client';

interface PeopleFilterBarProps {
  slug: string;
  who: PeopleFilter;
  onWho: (who: PeopleFilter) => void;
  typed: string;
  /** Number of people that are shown. */
  count: number;
}

/** The filter of the list, and a CSV file of the listed people. */
export function PeopleFilterBar({ slug, who, onWho, typed, count }: PeopleFilterBarProps) {
  const t = useScopedI18n('consoleActivities');
  const query = new URLSearchParams({ slug, who, ...(typed.trim() && { q: typed.trim() }) });
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <SelectField
        name="who"
        className="min-w-40"
        label={t('who')}
        options={PEOPLE_FILTERS.map((value) => ({ value, label: t(`whos.${value}`) }))}
        value={who}
        onChange={(event) => onWho(event.currentTarget.value as PeopleFilter)}
      />
      <p className="figures flex items-center gap-4 text-sm">
        <span role="status">{t('shown', { count: String(count) })}</span>
        <a
          className="link inline-flex min-h-11 items-center"
          href={tableFile('people', `?${query}`, useLanguage())}
          download
        >
          {t('export')}
        </a>
      </p>
    </div>
  );
}
