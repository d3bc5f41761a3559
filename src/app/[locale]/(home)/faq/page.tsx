import type { Metadata } from 'next';
import { env } from '~/env';
import { FaqArticle } from '~/features/legal/components/faq-article';
import { getI18n, pageLanguage } from '~/i18n/server';
import { faq } from '../../_catalogue/answers';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLanguage(params);
  const t = await getI18n();
  return { title: t('legal.faq.title'), description: t('legal.faq.description') };
}

/** Every question that people ask often. */
export default async function FaqPage({ params }: Props) {
  const language = await pageLanguage(params);
  return <FaqArticle faq={await faq(language)} email={env().CONTACT_EMAIL} />;
}
