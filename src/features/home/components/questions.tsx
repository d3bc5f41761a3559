import { Question } from '~/components/ui/question';
import { localePath } from '~/i18n/paths';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';
import type { FaqQuestion } from '~/schemas/publication';
import { SectionHead } from './section-head';

/** A few of the questions, answered in place. */
export async function Questions(props: { entries: readonly FaqQuestion[]; language: Language }) {
  const t = await getI18n();
  const { entries, language } = props;
  if (entries.length === 0) return null;
  return (
    <section className="column py-8 md:py-14" aria-labelledby="questions-title">
      <SectionHead
        id="questions-title"
        kicker={t('home.questions.kicker')}
        title={t('home.questions.title')}
        more={{ href: localePath(language, route('faq')), label: t('home.questions.all') }}
      />
      <div className="border-t border-line">
        {entries.map((entry) => (
          <Question key={entry.slug} id={entry.slug} question={entry.question[language]}>
            {entry.answer[language]}
          </Question>
        ))}
      </div>
    </section>
  );
}
