import type { ReactNode } from 'react';
import { setStaticParamsLocale } from '~/i18n/server';
import { DEFAULT_LANGUAGE, isLanguage } from '~/lib/language';
import { getBrandName } from '../_layout/brand';
import { PageLayout } from '../_layout/page-layout';

interface Props {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

/** Layout of pages with a form: header and content. */
export default async function FormLayout({ params, children }: Props) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : DEFAULT_LANGUAGE;
  setStaticParamsLocale(language);
  return <PageLayout brand={getBrandName(language)}>{children}</PageLayout>;
}
