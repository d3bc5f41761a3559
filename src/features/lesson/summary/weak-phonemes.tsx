'use client';
import { Phrases } from '~/components/ui/phrases';
import type { Accent } from '~/domain/speech/accent';
import { toIpa } from '~/domain/speech/ipa';
import type { WeakPhoneme } from '~/domain/weak-phonemes';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { WRITING } from '~/i18n/writing';

interface Props {
  phonemes: readonly WeakPhoneme[];
  accent: Accent;
}

/** The most frequent confusions of a session, each with a hint. */
export function WeakPhonemes({ phonemes, accent }: Props) {
  const t = useScopedI18n('lesson.summary');
  const hint = useScopedI18n('hints');
  const language = useLanguage();
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">
        <Phrases>{t('sounds')}</Phrases>
      </h2>
      <ul className="grid gap-4">
        {phonemes.map(({ target, heard, words, hint: key }) => {
          const where = {
            target: toIpa(target, accent),
            words: words.join(WRITING[language].list),
          };
          return (
            <li key={`${target} ${heard}`} className="max-w-text border-l-2 border-gold pl-4">
              <p className="font-semibold">
                {heard
                  ? t('soundSlip', { ...where, heard: toIpa(heard, accent) })
                  : t('soundWeak', where)}
              </p>
              <p>
                <Phrases>{hint(key)}</Phrases>
              </p>
            </li>
          );
        })}
      </ul>
      <p className="text-xs text-soft">
        <Phrases>{t('soundsHint')}</Phrases>
      </p>
    </section>
  );
}
