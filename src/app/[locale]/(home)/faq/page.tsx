import { publicPage } from '~/app/_public/page-metadata';
import { env } from '~/env';
import { FaqArticle } from '~/features/legal/components/faq-article';
import { pageLanguage } from '~/i18n/server';
import { faq } from '../../_catalogue/answers';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicPage('faq');

/** Every question that people ask often. */
export default async function FaqPage({ params }: Props) {
  const language = await pageLanguage(params);
  return <FaqArticle language={language} faq={await faq(language)} email={env().CONTACT_EMAIL} />;
}
