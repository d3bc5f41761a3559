import { Question } from '~/components/ui/question';
import type { Language } from '~/i18n/language';
import { getI18n } from '~/i18n/server';
import { type FaqEntry, faqTopicSchema } from '~/schemas/content';

export interface FaqArticleProps {
  entries: readonly FaqEntry[];
  language: Language;
  /** Where to write when the answer is not here. */
  email: string;
}

/** Every question, by topic. */
export async function FaqArticle({ entries, language, email }: FaqArticleProps) {
  const t = await getI18n();
  const topics = faqTopicSchema.options.filter((topic) => entries.some((e) => e.topic === topic));
  return (
    <article className="column py-12">
      <header className="grid gap-3 border-t-2 border-text pt-4">
        <h1 className="text-3xl md:text-4xl">{t('legal.faq.title')}</h1>
        <p className="max-w-text text-soft">{t('legal.faq.lead')}</p>
      </header>
      <div className="mt-12 grid gap-12">
        {topics.map((topic) => (
          <section
            key={topic}
            aria-labelledby={topic}
            className="grid gap-3 lg:grid-cols-[1fr_2fr] lg:gap-12"
          >
            <h2 id={topic} className="text-xl">
              {t(`legal.faq.topics.${topic}`)}
            </h2>
            <div className="border-t border-line">
              {entries
                .filter((entry) => entry.topic === topic)
                .map((entry) => (
                  <Question key={entry.slug} id={entry.slug} question={entry.question[language]}>
                    {entry.answer[language]}
                  </Question>
                ))}
            </div>
          </section>
        ))}
      </div>
      <p className="mt-12 text-soft">
        {t('legal.questions', {
          email: (
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          ),
        })}
      </p>
    </article>
  );
}
