import type { Metadata } from 'next';
import { LegalArticle } from '~/features/legal/components/legal-article';
import { pageLanguage } from '~/i18n/server';
import { legalText } from '../../_catalogue/answers';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const text = await legalText('privacy', language);
  return { title: text.title[language], description: text.intro[language] };
}

/** What happens to personal data. */
export default async function PrivacyPage({ params }: Props) {
  const language = await pageLanguage(params);
  return <LegalArticle text={await legalText('privacy', language)} language={language} />;
}
