'use client';
import { hintFor, type ScoredWordPhones } from '~/domain/pronunciation-hint';
import { type Accent, toIpa } from '~/domain/speech/ipa';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';

interface Props {
  word: ScoredWordPhones;
  accent: Accent;
}

const EDGES = {
  clear: 'border-said',
  weak: 'border-dotted border-nearly',
  slip: 'border-dashed border-again',
} as const;

/** The phonemes of a word in order: the expected one, and the recognised one. */
export function PhonemeList({ word, accent }: Props) {
  const t = useScopedI18n('lesson.sounds');
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-1.5 sm:flex sm:flex-wrap sm:gap-2">
      {word.phones.map(({ target }, index) => {
        const { state, heard } = hintFor(word, index);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a sound is its place in the word.
            key={index}
            className={classNames(
              'grid min-w-11 content-start justify-items-center border-b-2 bg-raised px-1 py-1 text-center sm:px-3',
              EDGES[state],
            )}
          >
            <span className="sr-only">{t('shouldBe')}</span>
            <span className="font-ipa text-lg">{toIpa(target, accent)}</span>
            <span className={classNames('text-xs', state === 'clear' ? 'text-soft' : 'text-text')}>
              {heard ? (
                <>
                  {t('heardAs')} <span className="font-ipa">{toIpa(heard, accent)}</span>
                </>
              ) : state === 'weak' ? (
                t('weak')
              ) : (
                t('fine')
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
