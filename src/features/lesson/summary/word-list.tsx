import { Phrases } from '~/components/ui/phrases';
import { WordListButton } from '~/components/ui/word-list-button';
import { useScopedI18n } from '~/i18n/client';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';

interface Props {
  title: string;
  words: readonly string[];
  none: string;
}

/** Words of a session under one heading, or a sentence when there are none. */
export function WordList({ title, words, none }: Props) {
  const lookUp = useScopedI18n('lookUp');
  return (
    <section {...LOOKED_UP_TEXT} className="grid justify-items-start gap-3">
      <h2 className="text-xl">
        <Phrases>{title}</Phrases>
      </h2>
      {words.length > 0 ? (
        <>
          <ul lang="en" className="flex flex-wrap gap-x-4 gap-y-1 font-english text-lg">
            {words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
          <WordListButton label={lookUp('words')} />
        </>
      ) : (
        <p className="text-soft">
          <Phrases>{none}</Phrases>
        </p>
      )}
    </section>
  );
}
