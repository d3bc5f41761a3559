import { StaticHtml } from '~/components/static-html/static-html';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { contactAddress } from '~/i18n/contact-address';
import { localePath } from '~/i18n/paths';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import type { ListFile } from '~/lib/list-file';
import { route } from '~/lib/routes';
import type { Faq } from '~/schemas/faq';
import { FaqEntries } from './faq-entries';
import { FaqList } from './faq-list';

export interface FaqArticleProps {
  language: Language;
  faq: Faq;
  /** List file, which has the questions in the other language. */
  file: ListFile;
  /** Contact link for questions that are not listed. */
  email: string;
}

/** Every question, by group, with a search. */
export async function FaqArticle({ language, faq, file, email }: FaqArticleProps) {
  const t = await getI18n();
  return (
    <article className="column py-12">
      <StaticHtml name="header" className="grid gap-3 border-t-2 border-text pt-4">
        <h1 className="text-3xl md:text-4xl">
          <Phrases>{t('legal.faq.title')}</Phrases>
        </h1>
        <p className="max-w-text text-soft">
          <Phrases>{t('legal.faq.lead')}</Phrases>
        </p>
      </StaticHtml>
      <div className="mt-8">
        <FaqList
          groups={faq.groups.map(({ slug, title }) => ({ slug, title: title[language] }))}
          file={file}
        >
          <StaticHtml name="questions" className="grid gap-8">
            <FaqEntries faq={faq} language={language} />
          </StaticHtml>
        </FaqList>
      </div>
      <StaticHtml name="ask" className="mt-12 grid gap-2 text-soft">
        <p>
          {t('legal.faq.ask', {
            form: (
              <Link className="link" href={contactAddress(language)}>
                {t('legal.faq.form')}
              </Link>
            ),
            email: (
              <a className="link" href={`mailto:${email}`}>
                {email}
              </a>
            ),
          })}
        </p>
        <p>
          <Link className="link" href={localePath(language, route('quality'))}>
            {t('quality.more')}
          </Link>
        </p>
      </StaticHtml>
    </article>
  );
}
