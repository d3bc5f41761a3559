import 'server-only';
import { headers } from 'next/headers';
import { isLanguage, type Language } from '~/lib/language';
import { browserLanguage } from '~/server/auth/request-context';

export type DocsParams = Promise<{ language?: string[] }>;

/** The language of the address, else that of the caller, as for every call. */
export async function docsLanguage(params: DocsParams): Promise<Language> {
  const [named] = (await params).language ?? [];
  return isLanguage(named) ? named : browserLanguage(await headers());
}
