'use client';
import { useLanguage, useScopedI18n } from '~/i18n/client';

/** The link to the file with all words of the list, in the language of the page.
 *  @param query of the list's address, with its search, filter and order */
export function DownloadWords({ query }: { query: string }) {
  const t = useScopedI18n('savedWord.list');
  const language = useLanguage();
  const params = new URLSearchParams(query);
  params.delete('show');
  params.set('language', language);
  return (
    <a
      className="link inline-flex min-h-11 items-center text-sm"
      href={`/api/account/words?${params}`}
      download
    >
      {t('download')}
    </a>
  );
}
