import '~/app/globals.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { faces } from '~/app/fonts';
import { API_TEXTS } from '~/features/api-docs/texts';
import { LANGUAGE_TAGS } from '~/lib/language';
import { type DocsParams, docsLanguage } from './docs-language';

export const dynamic = 'force-dynamic';

interface Props {
  params: DocsParams;
  children: ReactNode;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: API_TEXTS[await docsLanguage(params)].title };
}

/** Layout of the contract's page: the site's fonts and colours, without menus. */
export default async function DocsLayout({ params, children }: Props) {
  const language = await docsLanguage(params);
  return (
    <html lang={LANGUAGE_TAGS[language]} className={`${faces} font-${language}`}>
      <body>{children}</body>
    </html>
  );
}
