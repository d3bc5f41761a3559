import type { Accent } from '~/domain/speech/accent';
import { useScopedI18n } from '~/i18n/client';
import type { LemmaEntries as Lemma } from '../group-entries';
import { EntryMeanings } from './entry-meanings';
import { Ipa } from './ipa';

interface Props {
  lemma: Lemma;
  /** The word that was looked up. */
  word: string;
  accent: Accent;
  /** Whether the lemma is named, because it is not the word above. */
  isNamed: boolean;
}

/** A lemma with its pronunciation, and its entries by part of speech. */
export function LemmaEntries({ lemma: { lemma, isForm, entries }, word, accent, isNamed }: Props) {
  const t = useScopedI18n('lookUp');
  const ipas = new Set(entries.map(({ ipa }) => JSON.stringify(ipa)));
  return (
    <section className="grid gap-2">
      {(isNamed || ipas.size === 1) && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          {isNamed && (
            <span lang="en" className="font-english text-lg font-semibold wrap-anywhere">
              {lemma}
            </span>
          )}
          {ipas.size === 1 && <Ipa ipa={entries[0]!.ipa} accent={accent} />}
        </p>
      )}
      {isForm && (
        <p className="text-sm text-soft">
          {t('isForm', {
            form: (
              <span lang="en" className="font-english text-base text-text">
                {word}
              </span>
            ),
          })}
        </p>
      )}
      <ul className="grid gap-3">
        {entries.map((entry) => (
          <EntryMeanings
            key={entry.partOfSpeech}
            entry={entry}
            accent={accent}
            hasIpa={ipas.size > 1}
          />
        ))}
      </ul>
    </section>
  );
}
