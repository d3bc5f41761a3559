import { FaqAnswer } from '~/components/faq-answer';
import { Disclosure } from '~/components/ui/disclosure';
import { localePath } from '~/i18n/paths';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';
import type { FaqQuestion } from '~/schemas/faq';
import { SectionHeader } from './section-header';

/** A selection of the questions, with their answers. */
export async function Questions(props: { entries: readonly FaqQuestion[]; language: Language }) {
  const t = await getI18n();
  const { entries, language } = props;
  if (entries.length === 0) return null;
  return (
    <section className="column py-4 md:py-14" aria-labelledby="questions-title">
      <SectionHeader
        id="questions-title"
        kicker={t('home.questions.kicker')}
        title={t('home.questions.title')}
        more={{ href: localePath(language, route('faq')), label: t('home.questions.all') }}
      />
      <div className="border-t border-line">
        {entries.map((entry) => (
          <Disclosure key={entry.slug} id={entry.slug} summary={entry.question[language]}>
            <FaqAnswer text={entry.answer[language]} />
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
