import { contractionParts } from '~/domain/lexicon/contraction-parts';
import type { Definition as Found } from '~/domain/lexicon/look-up';
import { wordKey } from '~/domain/lexicon/word-key';
import type { Accent } from '~/domain/speech/accent';
import { useScopedI18n } from '~/i18n/client';
import { groupEntries } from '../group-entries';
import { LemmaEntries } from './lemma-entries';

interface Props {
  word: string;
  definition: Found;
  accent: Accent;
}

/** The entries of a word; of a contraction and of a word with hyphens those of its parts, which are named first. */
export function Definition({ word, definition, accent }: Props) {
  const t = useScopedI18n('lookUp');
  const contracted = contractionParts(wordKey(word));
  const { parts } = definition;
  const pieces = contracted ?? (parts.length > 1 ? parts.map((part) => part.word) : null);
  return (
    <div className="grid gap-4">
      {pieces && (
        <p className="text-sm text-soft">
          {t(contracted ? 'contraction' : 'hyphenated', {
            parts: (
              <span lang="en" className="font-english text-base text-text">
                {pieces.join(' + ')}
              </span>
            ),
          })}
        </p>
      )}
      {parts.flatMap((part) =>
        groupEntries(part.word, part.entries).map((lemma) => (
          <LemmaEntries
            key={`${part.word} ${lemma.lemma}`}
            lemma={lemma}
            word={part.word}
            accent={accent}
            isNamed={lemma.isForm || pieces !== null}
          />
        )),
      )}
    </div>
  );
}
