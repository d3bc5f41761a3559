'use client';
import { useRef, useState } from 'react';
import { Button } from '~/components/ui/button';
import { CheckIcon, CloseIcon } from '~/components/ui/icons/marks';
import { WordListButton } from '~/components/ui/word-list-button';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import { classNames } from '~/lib/class-names';
import type { MediaStudy } from '~/schemas/media-lesson';

type Question = MediaStudy['questions'][number];

/** Questions about the recording: each answer is graded and explained at once, and can be changed. Nothing is
 *  stored, so that the browser grades. */
export function Comprehension({ questions }: { questions: readonly Question[] }) {
  const t = useScopedI18n('voice.quiz');
  const lookUp = useScopedI18n('lookUp');
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const answered = Object.keys(chosen).length;
  const correctCount = questions.filter(({ answer }, index) => chosen[index] === answer).length;
  const choose = (index: number, option: number | undefined) =>
    setChosen((before) => {
      const { [index]: _, ...others } = before;
      return option === undefined ? others : { ...others, [index]: option };
    });
  const questionsRef = useRef<HTMLDivElement>(null);
  /** Focuses the first option of a question, as the clicked button is removed. */
  const goTo = (question: number) => {
    const options = questionsRef.current?.querySelectorAll<HTMLElement>(
      `[data-question="${question}"]`,
    );
    options?.[0]?.focus();
  };
  return (
    <div {...LOOKED_UP_TEXT} ref={questionsRef} className="grid gap-8">
      <ol className="grid gap-10">
        {questions.map((question, index) => (
          <li key={question.question.en}>
            <OneQuestion
              question={question}
              number={index + 1}
              chosen={chosen[index]}
              onChoose={(option) => {
                choose(index, option);
                if (option === undefined) goTo(index + 1);
              }}
            />
          </li>
        ))}
      </ol>
      {answered === questions.length && (
        <div className="flex flex-wrap items-center gap-6 border-t border-line pt-6">
          <p role="status" className="figures text-lg font-semibold">
            {t('score', { right: correctCount, count: questions.length })}
          </p>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              setChosen({});
              goTo(1);
            }}
          >
            {t('again')}
          </Button>
          <WordListButton label={lookUp('words')} />
        </div>
      )}
    </div>
  );
}

interface OneProps {
  question: Question;
  number: number;
  chosen: number | undefined;
  /** @param option undefined clears the answer */
  onChoose: (option: number | undefined) => void;
}

function OneQuestion({ question, number, chosen, onChoose }: OneProps) {
  const t = useScopedI18n('voice.quiz');
  const language = useLanguage();
  const done = chosen !== undefined;
  const correctCount = chosen === question.answer;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 grid gap-1">
        <span className="kicker figures">{t('number', { at: number })}</span>
        <span className="text-lg font-semibold">{question.question[language]}</span>
      </legend>
      <ul className="grid gap-2 md:grid-cols-2">
        {question.options.map((option, index) => (
          <li key={option} className="grid">
            <Option
              text={option}
              number={number}
              mark={
                !done
                  ? null
                  : index === question.answer
                    ? 'right'
                    : index === chosen
                      ? 'wrong'
                      : null
              }
              selected={index === chosen}
              disabled={done}
              onClick={() => onChoose(index)}
            />
          </li>
        ))}
      </ul>
      <div role="status">
        {done && (
          <p className="max-w-text">
            <strong className={correctCount ? 'text-said' : 'text-nearly'}>
              {correctCount ? t('right') : t('wrong')}
            </strong>{' '}
            {question.why[language]}
          </p>
        )}
      </div>
      {done && !correctCount && (
        <button
          type="button"
          className="link min-h-11 justify-self-start"
          onClick={() => onChoose(undefined)}
        >
          {t('retry')}
        </button>
      )}
    </fieldset>
  );
}

interface OptionProps {
  text: string;
  /** Number of the option within its question. */
  number: number;
  mark: 'right' | 'wrong' | null;
  selected: boolean;
  /** Whether the question is answered, so that the options are read-only. */
  disabled: boolean;
  onClick: () => void;
}

const MARKS = {
  right: 'border-said text-said',
  wrong: 'border-nearly text-nearly',
} as const;

function Option({ text, number, mark, selected, disabled, onClick }: OptionProps) {
  const t = useScopedI18n('voice.quiz');
  return (
    <button
      type="button"
      data-question={number}
      aria-pressed={selected}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={classNames(
        'flex min-h-12 items-center gap-3 rounded border px-4 py-2 text-left',
        mark ? MARKS[mark] : 'border-edge bg-raised',
        !disabled && 'hover:border-ink hover:text-ink',
      )}
    >
      <span lang="en" className="grow font-english">
        {text}
      </span>
      {mark === 'right' && <CheckIcon className="size-5 shrink-0" />}
      {mark === 'wrong' && <CloseIcon className="size-5 shrink-0" />}
      {mark && <span className="sr-only">{mark === 'right' ? t('answer') : t('yours')}</span>}
    </button>
  );
}
