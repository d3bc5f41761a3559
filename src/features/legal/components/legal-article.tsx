import { ChevronDownIcon } from '~/components/ui/icons/arrows';
import { Phrases } from '~/components/ui/phrases';
import { getI18n } from '~/i18n/server';
import { formatDate } from '~/lib/format-date';
import type { Language } from '~/lib/language';
import type { LegalView } from '~/schemas/legal-text';
import { LegalVersions } from './legal-versions';

/** One legal text: numbered sections, with a table of contents beside them, collapsed above them on
 *  small screens. */
export async function LegalArticle({ text, language }: { text: LegalView; language: Language }) {
  const t = await getI18n();
  const contents = (
    <ol>
      {text.sections.map((section, index) => (
        <li key={section.id}>
          <a
            href={`#${section.id}`}
            className="flex min-h-11 items-center gap-3 text-sm text-text hover:text-ink hover:underline"
          >
            <span className="figures w-5 text-soft">{index + 1}</span>
            {section.heading[language]}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <article className="column py-12">
      <header className="grid gap-3 border-t-2 border-text pt-4">
        <p className="figures text-sm text-soft">
          {t('legal.version', { date: formatDate(text.version, language) })}
        </p>
        <h1 className="text-3xl md:text-4xl">
          <Phrases>{text.title[language]}</Phrases>
        </h1>
        {text.state !== 'IN_FORCE' && (
          <p className="max-w-text border-l-2 border-nearly pl-4 font-semibold">
            <Phrases>{t(`legal.notInForce.${text.state}`)}</Phrases>
          </p>
        )}
        <p className="max-w-text border-l-2 border-gold pl-4 text-sm text-gold-text">
          <Phrases>{text.status[language]}</Phrases>
        </p>
      </header>
      <div className="mt-8 grid gap-8 lg:mt-12 lg:grid-cols-[minmax(0,34em)_1fr] lg:gap-18">
        <div className="grid max-w-text content-start gap-8">
          <p className="text-lg">
            <Phrases>{text.intro[language]}</Phrases>
          </p>
          {text.sections.map((section, index) => (
            <section
              key={section.id}
              id={section.id}
              className="grid gap-3 print:break-inside-avoid"
            >
              <h2 className="flex items-baseline gap-3 text-xl">
                <span className="figures text-gold">{index + 1}</span>
                <Phrases>{section.heading[language]}</Phrases>
              </h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph.en}>
                  <Phrases>{paragraph[language]}</Phrases>
                </p>
              ))}
            </section>
          ))}
        </div>
        <nav
          aria-label={t('legal.contents')}
          className="hidden self-start border-y border-line py-2 lg:sticky lg:top-24 lg:block print:hidden"
        >
          {contents}
        </nav>
        <details className="group order-first border-y border-line lg:hidden print:hidden">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 font-semibold hover:text-ink [&::-webkit-details-marker]:hidden">
            {t('legal.contents')}
            <ChevronDownIcon className="size-5 text-soft transition-transform group-open:rotate-180" />
          </summary>
          <nav aria-label={t('legal.contents')} className="pb-2">
            {contents}
          </nav>
        </details>
      </div>
      <LegalVersions text={text} language={language} />
    </article>
  );
}
