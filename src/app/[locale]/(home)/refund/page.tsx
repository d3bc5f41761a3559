import type { Metadata } from 'next';
import { LegalArticle } from '~/features/legal/components/legal-article';
import { pageLanguage } from '~/i18n/server';
import { loadLegalText } from '~/server/content/load-texts';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  return { title: loadLegalText('refund').title[language] };
}

/** The refund policy. */
export default async function RefundPage({ params }: Props) {
  const language = await pageLanguage(params);
  return <LegalArticle text={loadLegalText('refund')} language={language} />;
}
