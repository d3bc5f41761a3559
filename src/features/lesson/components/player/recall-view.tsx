'use client';
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { UNRECORDED } from '~/audio/unrecorded';
import { Phrases } from '~/components/ui/phrases';
import { useOwner } from '~/device/use-owner';
import { useSaveRecording } from '~/device/use-save-recording';
import type { Judgement } from '~/domain/lesson-feedback';
import { useScopedI18n } from '~/i18n/client';
import type { AttemptInput, LessonItem, ReviewItem } from '~/schemas/lesson';
import { practiceKeys } from '../../keys/practice-keys';
import { createLessonState, lessonReducer } from '../../player/lesson-machine';
import { toAttempt } from '../../player/to-attempt';
import { useItemEntry, useItemPractice } from '../../player/use-item-practice';
import type { ScorerInUse } from '../../player/use-scorer';
import type { AccentPreference } from '../../use-accent';
import { ItemResult } from '../result/item-result';
import { TypedResult } from '../result/typed-result';
import { ItemDock } from './item-dock';
import { ItemSheet } from './item-sheet';
import { LessonKeys } from './lesson-keys';

interface Props {
  item: ReviewItem;
  engine: ScorerInUse;
  accent: AccentPreference;
  last: boolean;
  /** Called after each attempt: the first is the answer, later ones are practice. */
  onAttempt: (attempt: AttemptInput, first: boolean) => void;
  onNext: (passed: boolean | null) => void;
  /** Called when the card is left open: the scorer could not tell its item twice. */
  onLeftOpen: (itemId: string) => void;
  /** Other actions of the card, and its result. */
  children: ReactNode;
}

const NO_CLIPS: LessonItem['audio'] = { US: UNRECORDED, GB: UNRECORDED };

/** One card of a review: the English text is hidden until it was said. The prompt of a word is its meaning,
 *  that of a sentence its audio. A saved word has the sentence in which it was met as a prompt, too; without either
 *  its text is shown from the beginning, and reading it aloud is no recall. */
export function RecallView({
  item: asked,
  engine,
  accent: choice,
  last,
  onAttempt,
  onNext,
  onLeftOpen,
  children,
}: Props) {
  const t = useScopedI18n('memory.sitting');
  const { accent } = choice;
  const [state, dispatch] = useReducer(lessonReducer, null, () => createLessonState(1));
  const item = useMemo(() => ({ ...asked, audio: asked.audio ?? NO_CLIPS }), [asked]);
  const isUnasked = item.kind === 'WORD' && item.translation === '' && !item.gapped;
  const [revealed, setRevealed] = useState(isUnasked);
  const helped = useRef(isUnasked);
  const answered = useRef<{ passed: boolean } | null>(null);

  const onJudged = (itemId: string, judgement: Judgement) => {
    const first = answered.current === null;
    const fromMemory = first && !helped.current;
    answered.current ??= { passed: judgement.passed };
    onAttempt(toAttempt({ itemId, judgement, accent, fromMemory }), first);
    setRevealed(true);
  };
  const reveal = () => {
    if (answered.current === null) helped.current = true;
    setRevealed(true);
  };
  const isLeftOpen = state.leftOpen.length > 0;
  const leaveOpen = useEffectEvent(() => onLeftOpen(item.id));
  useEffect(() => {
    if (isLeftOpen) leaveOpen();
  }, [isLeftOpen]);
  const practice = useItemPractice({
    returns: true,
    item,
    accent,
    state,
    dispatch,
    engine,
    onJudged,
    onNext: () => onNext(answered.current?.passed ?? null),
    onToggleText: reveal,
    // The prompt of a word is its meaning, so that playing it shows the answer.
    onListen: () => {
      if (item.kind === 'WORD' && state.mode === 'SPEAK' && answered.current === null) reveal();
    },
  });
  const { mode } = practice.steps;
  const { phase, samples } = practice.speaking;
  const { judgement, peek } = practice.answer;
  const sheet = useItemEntry(mode, engine);
  useSaveRecording({
    owner: useOwner(),
    word: item.kind === 'WORD' ? item.text : null,
    judgement,
    samples,
  });
  return (
    <LessonKeys handlers={practiceKeys(practice)}>
      <main
        ref={sheet}
        tabIndex={-1}
        className="column flex flex-1 flex-col items-center justify-center gap-6 py-6 outline-none"
      >
        <ItemSheet
          practice={practice}
          hidden={peek !== 'open' && (!revealed || (mode === 'TYPE' && !judgement))}
          asksMeaning={(item.kind === 'WORD' && !revealed) || peek !== 'none'}
        />
        {!revealed && item.gapped && (
          <p lang="en" className="max-w-[46rem] text-center font-english text-lg">
            {item.gapped}
          </p>
        )}
        {!revealed && mode === 'SPEAK' && (
          <div className="grid justify-items-center gap-1 text-soft">
            <p>
              <Phrases>{t(promptOf(item))}</Phrases>
            </p>
            <button type="button" className="link min-h-11 px-2 text-sm" onClick={reveal}>
              {t('reveal')}
            </button>
          </div>
        )}
        {(revealed || phase.name !== 'ready') && <ItemResult practice={practice} />}
        <TypedResult practice={practice} />
        {children}
      </main>
      <ItemDock practice={practice} last={last} accent={choice} />
    </LessonKeys>
  );
}

/** The key of the prompt: how an item is asked. */
function promptOf({ kind, translation }: ReviewItem) {
  if (kind === 'SENTENCE') return 'promptSentence';
  return translation === '' ? 'promptGap' : 'promptWord';
}
