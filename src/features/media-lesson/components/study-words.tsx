import { WordListButton } from '~/components/ui/word-list-button';
import { useScopedI18n } from '~/i18n/client';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import type { MediaStudy } from '~/schemas/media-lesson';

/** The vocabulary of a recorded lesson with pronunciations, meanings and examples. */
export function StudyWords({ words }: { words: MediaStudy['vocabulary'] }) {
  const t = useScopedI18n('lookUp');
  return (
    <div {...LOOKED_UP_TEXT} className="grid gap-2">
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {words.map((word) => (
          <div key={word.text} className="grid content-start gap-1 border-b border-line py-4">
            <dt className="flex flex-wrap items-baseline gap-x-3">
              <span lang="en" className="font-english text-lg">
                {word.text}
              </span>
              <span className="font-ipa text-sm text-soft">
                /{word.ipa.us}/{word.ipa.gb !== word.ipa.us && ` · /${word.ipa.gb}/`}
              </span>
              <span lang="zh-TW">{word.meaning}</span>
            </dt>
            <dd className="grid text-sm">
              <span lang="en" className="font-english text-base">
                {word.example}
              </span>
              <span lang="zh-TW" className="text-soft">
                {word.exampleTranslation}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <WordListButton label={t('words')} />
    </div>
  );
}
