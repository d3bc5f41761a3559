import { publicPage } from '~/app/_public/page-metadata';
import { LegalArticle } from '~/features/legal/components/legal-article';
import { pageLanguage } from '~/i18n/server';
import { legalText } from '../../_catalogue/answers';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicPage('tou');

/** The terms of use. */
export default async function TermsPage({ params }: Props) {
  const language = await pageLanguage(params);
  return <LegalArticle text={await legalText('tou', language)} language={language} />;
}
