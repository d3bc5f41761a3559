import { publicMetadata } from '~/app/_seo/page-metadata';
import { StaticHtml } from '~/components/static-html/static-html';
import { LegalArticle } from '~/features/legal/components/legal-article';
import { pageLanguage } from '~/i18n/server';
import { cachedLegalText } from '../../_queries/site-content';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicMetadata('refund');

/** The refund policy. */
export default async function RefundPage({ params }: Props) {
  const language = await pageLanguage(params);
  return (
    <StaticHtml name="article">
      <LegalArticle text={await cachedLegalText('refund', language)} language={language} />
    </StaticHtml>
  );
}
