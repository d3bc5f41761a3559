import { FaqAnswer } from '~/components/faq-answer';
import { Disclosure } from '~/components/ui/disclosure';
import { Phrases } from '~/components/ui/phrases';
import type { Language } from '~/lib/language';
import type { Faq } from '~/schemas/faq';

/** Every question with its answer, by group: static HTML, in which `FaqList` searches. */
export function FaqEntries({ faq, language }: { faq: Faq; language: Language }) {
  const inGroup = (slug: string) => faq.questions.filter(({ group }) => group === slug);
  return faq.groups
    .filter(({ slug }) => inGroup(slug).length > 0)
    .map((group) => (
      <section
        key={group.slug}
        data-group={group.slug}
        aria-labelledby={`group-${group.slug}`}
        className="grid gap-3 lg:grid-cols-[1fr_2fr] lg:gap-12"
      >
        <h2 id={`group-${group.slug}`} className="text-xl">
          <Phrases>{group.title[language]}</Phrases>
        </h2>
        <div className="disclosures border-t border-line">
          {inGroup(group.slug).map((entry) => (
            <Disclosure inList key={entry.slug} id={entry.slug} summary={entry.question[language]}>
              <FaqAnswer text={entry.answer[language]} />
            </Disclosure>
          ))}
        </div>
      </section>
    ));
}
