import type { Language } from '~/lib/language';

/** The address of a table's CSV file, in the language of the page that links it.
 *  @param name of the table among `OPERATOR_TABLES`
 *  @param query its filters and order: '' or '?…' */
export function tableFile(name: string, query: string, language: Language): string {
  const params = new URLSearchParams(query);
  params.set('language', language);
  return `/api/operator/tables/${name}?${params}`;
}
