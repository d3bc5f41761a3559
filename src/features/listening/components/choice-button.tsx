'use client';
import { CheckIcon } from '~/components/ui/icons/marks';
import { classNames } from '~/lib/class-names';
import type { ListeningWord } from '~/schemas/listening';

interface Props {
  word: ListeningWord;
  /** Its key, 1 or 2. */
  number: number;
  /** `said`: the word that was heard; `missed`: the wrong choice; `other`: the other word after a right one. */
  state: 'open' | 'said' | 'missed' | 'other';
  onChoose: () => void;
}

const STATES = {
  open: 'border-ink bg-raised text-text hover:bg-ink-soft',
  said: 'border-said bg-raised text-text',
  missed: 'border-dashed border-again bg-raised text-text',
  other: 'border-line bg-raised text-soft',
} as const;

/** A word to choose, with its pronunciation and its key. */
export function ChoiceButton({ word: { text, ipa }, number, state, onChoose }: Props) {
  return (
    <button
      type="button"
      aria-disabled={state !== 'open' || undefined}
      aria-keyshortcuts={String(number)}
      onClick={onChoose}
      className={classNames(
        'relative grid min-h-28 min-w-0 content-center justify-items-center gap-1 border-2 px-2 py-4',
        STATES[state],
      )}
    >
      <span aria-hidden="true" className="figures absolute top-1.5 left-2 text-xs text-soft">
        {number}
      </span>
      {state === 'said' && <CheckIcon className="absolute top-2 right-2 size-5 text-said" />}
      <span lang="en" className="font-english text-2xl sm:text-3xl">
        {text}
      </span>
      <span className="font-ipa text-soft">{`/${ipa}/`}</span>
    </button>
  );
}
