import type { Metadata } from 'next';
import { StaticHtml } from '~/components/static-html/static-html';
import { LegalArticle } from '~/features/legal/components/legal-article';
import { getI18n, pageLanguage } from '~/i18n/server';
import { formatDate } from '~/lib/format-date';
import { cachedLegalVersion } from '../../../../_queries/site-content';

interface Props {
  params: Promise<{ locale: string; slug: string; version: string }>;
}

/** Not indexed: search engines should find the version in force, which has its own address. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const { slug, version } = await params;
  const text = await cachedLegalVersion(slug, version, language);
  const t = await getI18n();
  const date = formatDate(text.version, language);
  return {
    title: t('legal.versionOf', { title: text.title[language], date }),
    robots: { index: false },
  };
}

/** An earlier version of a legal text, or one that is announced. */
export default async function LegalVersionPage({ params }: Props) {
  const language = await pageLanguage(params);
  const { slug, version } = await params;
  return (
    <StaticHtml name="article">
      <LegalArticle text={await cachedLegalVersion(slug, version, language)} language={language} />
    </StaticHtml>
  );
}
