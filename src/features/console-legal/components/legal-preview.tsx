'use client';
import type { ContentValues } from '~/console/content/nest-fields';
import { fillPlaceholders, splitSections } from '~/domain/legal-text';
import { useScopedI18n } from '~/i18n/client';
import { LANGUAGE_TAGS } from '~/lib/language';
import type { OperatorLegal } from '~/schemas/operator-legal';

interface LegalPreviewProps {
  values: ContentValues;
  names: OperatorLegal['names'];
}

/** The text that learners will read, in both languages, with the names of the settings. The page has its own
 *  layout. */
export function LegalPreview({ values, names }: LegalPreviewProps) {
  const t = useScopedI18n('consoleLegal');
  return (
    <details className="border-y border-line">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {t('preview')}
      </summary>
      <div className="grid gap-8 py-4 md:grid-cols-2">
        {(['zh', 'en'] as const).map((language) => {
          const read = (name: string) =>
            fillPlaceholders(values[`${name}.${language}`] ?? '', names[language]);
          const sections = splitSections(read('text'));
          return (
            <div
              key={language}
              lang={LANGUAGE_TAGS[language]}
              className="grid min-w-0 content-start gap-3"
            >
              <p className="text-xl font-semibold">{read('title')}</p>
              <p className="border-l-2 border-gold pl-4 text-sm text-gold-text">{read('status')}</p>
              <p>{read('intro')}</p>
              {sections?.map(({ heading, paragraphs }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sections of a text that is being typed
                <div key={index} className="grid gap-2">
                  <p className="font-semibold">
                    <span className="figures text-gold">{index + 1}</span> {heading}
                  </p>
                  {paragraphs.map((paragraph, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text that is being typed
                    <p key={place} className="wrap-anywhere">
                      {paragraph}
                    </p>
                  ))}
                </div>
              )) ?? <p className="text-again">{t('headings')}</p>}
            </div>
          );
        })}
      </div>
    </details>
  );
}
