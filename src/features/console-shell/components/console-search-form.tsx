'use client';
import { useId } from 'react';
import { INPUT_CLASSES } from '~/components/ui/field';
import { SearchIcon } from '~/components/ui/icons/finding';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { classNames } from '~/lib/class-names';
import { consoleRoute } from '~/lib/console-routes';

/** The console's search, in the head of every page: a form that opens the page of results. */
export function ConsoleSearchForm() {
  const t = useI18n();
  const id = useId();
  const action = localePath(useLanguage(), consoleRoute('console-search'));
  return (
    <search aria-label={t('consoleShell.search.name')} className="min-w-0 grow md:max-w-[420px]">
      <form action={action} className="relative">
        <label htmlFor={id} className="sr-only">
          {t('consoleShell.search.label')}
        </label>
        <SearchIcon className="field-icon left-3" />
        <input
          id={id}
          name="q"
          type="search"
          minLength={2}
          maxLength={80}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('consoleShell.search.submit')}
          className={classNames(INPUT_CLASSES, 'pl-11')}
        />
      </form>
    </search>
  );
}
