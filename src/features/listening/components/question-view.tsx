'use client';
import { useCallback, useEffect, useRef } from 'react';
import type { Playing } from '~/audio/playing';
import { Button } from '~/components/ui/button';
import { SpeakerIcon } from '~/components/ui/icons/playing';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { useScopedI18n } from '~/i18n/client';
import type { ListeningQuestionItem } from '~/schemas/listening';
import { useAnswerKeys } from '../use-answer-keys';
import { ChoiceButton } from './choice-button';

interface Props {
  question: ListeningQuestionItem;
  /** Place of the question from 1, and the number of all. */
  place: { k: number; n: number };
  /** The chosen index; null before the answer. */
  choice: 0 | 1 | null;
  playing: Pick<Playing, 'status' | 'failed'>;
  /** Plays words of the pair, by their indexes, one after the other. */
  onHear: (...indexes: (0 | 1)[]) => void;
  onChoose: (choice: 0 | 1) => void;
  onNext: () => void;
}

/** One question: the word that was heard, which can be played again, and the two to choose from. After the answer both
 *  can be heard, in the same voice. */
export function QuestionView(props: Props) {
  const { question, place, choice, playing, onHear, onChoose, onNext } = props;
  const t = useScopedI18n('pairs');
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { words, said, own, pair } = question;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has another pair.
  useEffect(() => {
    heading.current?.focus();
  }, [pair]);
  useEffect(() => {
    if (choice !== null) next.current?.focus();
  }, [choice]);
  const hearSaid = useCallback(() => onHear(said), [onHear, said]);
  useAnswerKeys({ onChoose, onHear: hearSaid });
  const word = words[said];
  const other = words[said === 0 ? 1 : 0];
  const isRight = choice === said;
  return (
    <section aria-labelledby="pair-question" className="grid gap-6">
      <p className="figures flex flex-wrap justify-between gap-x-6 text-sm text-soft">
        <span>{t('place', place)}</span>
        {own && <span>{t('own')}</span>}
      </p>
      <h2 id="pair-question" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        <Phrases>{t('question')}</Phrases>
      </h2>
      <Button
        variant="secondary"
        icon={<SpeakerIcon className="size-5" />}
        onClick={hearSaid}
        className="justify-self-start max-sm:w-full"
      >
        {playing.status === 'idle' ? t('again') : t('playing')}
      </Button>
      {playing.failed && <Notice tone="error">{t('failed')}</Notice>}
      <div className="grid grid-cols-2 gap-3 sm:gap-4">
        {words.map((option, index) => (
          <ChoiceButton
            key={option.text}
            word={option}
            number={index + 1}
            state={
              choice === null
                ? 'open'
                : index === said
                  ? 'said'
                  : index === choice
                    ? 'missed'
                    : 'other'
            }
            onChoose={() => onChoose(index as 0 | 1)}
          />
        ))}
      </div>
      <p role="status" className="min-h-8 text-lg">
        {choice !== null && (
          <Phrases>
            {isRight
              ? t('right', { word: word.text })
              : t('wrong', { said: word.text, other: other.text })}
          </Phrases>
        )}
      </p>
      {choice === null ? (
        <p className="text-sm text-soft max-sm:hidden">{t('keys')}</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button ref={next} onClick={onNext} className="max-sm:w-full">
            {place.k < place.n ? t('next') : t('finish')}
          </Button>
          <Button variant="quiet" onClick={() => onHear(0, 1)} className="max-sm:w-full">
            {t('compare')}
          </Button>
        </div>
      )}
    </section>
  );
}
