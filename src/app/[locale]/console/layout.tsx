import type { ReactNode } from 'react';
import { AllConsoleMessages } from '~/i18n/all-console-messages';
import { setStaticParamsLocale } from '~/i18n/server';
import { DEFAULT_LANGUAGE, isLanguage } from '~/lib/language';
import { getPageOperator } from '~/server/api/page-guards';
import HomeLayout from '../(home)/layout';
import { ConsoleShell } from './_parts';

/** Overrides the root layout's `force-static`, under which a request has no cookies. */
export const dynamic = 'auto';

interface Props {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

/** Layout of the console. Other users get the layout of the public pages, around the 404 that every page of
 *  the console is for them. */
export default async function ConsoleLayout({ params, children }: Props) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : DEFAULT_LANGUAGE;
  setStaticParamsLocale(language);
  const operator = await getPageOperator(language);
  if (!operator) return <HomeLayout params={params}>{children}</HomeLayout>;
  return (
    <AllConsoleMessages language={language}>
      <ConsoleShell {...operator}>{children}</ConsoleShell>
    </AllConsoleMessages>
  );
}
