import { publicMetadata } from '~/app/_seo/page-metadata';
import { env } from '~/env';
import { FaqArticle } from '~/features/legal/components/faq-article';
import { pageLanguage } from '~/i18n/server';
import { getListFile } from '../../_queries/list-files';
import { cachedFaq } from '../../_queries/site-content';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicMetadata('faq');

/** The frequently asked questions. */
export default async function FaqPage({ params }: Props) {
  const language = await pageLanguage(params);
  return (
    <FaqArticle
      language={language}
      faq={await cachedFaq(language)}
      file={await getListFile('questions', language)}
      email={env().CONTACT_EMAIL}
    />
  );
}
