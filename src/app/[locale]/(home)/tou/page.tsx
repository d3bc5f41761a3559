import { publicMetadata } from '~/app/_seo/page-metadata';
import { StaticHtml } from '~/components/static-html/static-html';
import { LegalArticle } from '~/features/legal/components/legal-article';
import { pageLanguage } from '~/i18n/server';
import { cachedLegalText } from '../../_queries/site-content';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicMetadata('tou');

/** The terms of use. */
export default async function TermsPage({ params }: Props) {
  const language = await pageLanguage(params);
  return (
    <StaticHtml name="article">
      <LegalArticle text={await cachedLegalText('tou', language)} language={language} />
    </StaticHtml>
  );
}
