'use client';
import { Disclosure } from '~/components/ui/disclosure';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import type { OperatorDraft } from '~/schemas/operator-unit';

/** The saved texts as learners will read them: a word without an example has the first sentence that shows it. */
export function DraftPreview({ draft }: { draft: OperatorDraft }) {
  const t = useScopedI18n('consoleUnits');
  const { texts, words, sentences } = draft;
  const language = useLanguage();
  return (
    <Disclosure id="preview" summary={t('preview.title')}>
      <div className="grid gap-4">
        <p className="text-sm text-soft">{t('preview.text')}</p>
        <p className="font-serif text-xl">{texts.headline[language] || t('noHeadline')}</p>
        <p>{texts.summary[language]}</p>
        <ol className="grid gap-3">
          {words.map((word) => {
            const shown = sentences[word.sentenceIndexes[0] ?? -1];
            return (
              <li key={word.key}>
                <span lang="en" className="font-semibold">
                  {word.text}
                </span>{' '}
                <span className="text-soft">
                  /{word.ipa.us}/ /{word.ipa.gb}/ {t(`draft.classes.${word.partOfSpeech}`)}
                </span>{' '}
                <span lang="zh-TW">{word.meaning}</span>
                <span lang="en" className="block">
                  {word.example || shown?.text}
                </span>
                <span lang="zh-TW" className="block text-soft">
                  {word.example ? word.exampleTranslation : shown?.translation}
                </span>
              </li>
            );
          })}
        </ol>
        <ol className="grid gap-3">
          {sentences.map(({ key, text, translation }) => (
            <li key={key}>
              <span lang="en">{text}</span>
              <span lang="zh-TW" className="block text-soft">
                {translation}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Disclosure>
  );
}
