import { publicMetadata } from '~/app/_seo/page-metadata';
import { StaticHtml } from '~/components/static-html/static-html';
import { LegalArticle } from '~/features/legal/components/legal-article';
import { pageLanguage } from '~/i18n/server';
import { cachedLegalText } from '../../_queries/site-content';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicMetadata('privacy');

/** The privacy policy. */
export default async function PrivacyPage({ params }: Props) {
  const language = await pageLanguage(params);
  return (
    <StaticHtml name="article">
      <LegalArticle text={await cachedLegalText('privacy', language)} language={language} />
    </StaticHtml>
  );
}
