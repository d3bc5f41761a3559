'use client';
import { type Dispatch, useEffect, useRef } from 'react';
import { VISITOR } from '~/device/owner';
import { useOwner } from '~/device/use-owner';
import { useSaveRecording } from '~/device/use-save-recording';
import type { Judgement } from '~/domain/lesson-feedback';
import type { Accent } from '~/domain/speech/accent';
import type { ReferenceWord } from '~/domain/speech/types';
import type { LessonItem } from '~/schemas/lesson';
import { practiceKeys } from '../../keys/practice-keys';
import {
  isFirstItem,
  isLastItem,
  type LessonEvent,
  type LessonState,
} from '../../player/lesson-machine';
import { useItemEntry, useItemPractice } from '../../player/use-item-practice';
import type { ScorerInUse } from '../../player/use-scorer';
import { ItemResult } from '../result/item-result';
import { TypedResult } from '../result/typed-result';
import { StorageNote } from '../storage-note';
import { ItemDock } from './item-dock';
import { ItemSheet } from './item-sheet';
import { LessonKeys } from './lesson-keys';

interface Props {
  item: LessonItem;
  accent: Accent;
  state: LessonState;
  dispatch: Dispatch<LessonEvent>;
  onJudged: (itemId: string, judgement: Judgement) => void;
  engine: ScorerInUse;
  /** The words of the unit, with which a single word is compared. */
  taught: readonly ReferenceWord[];
  /** Whether the clip plays at once, as the learner came here by a click. */
  listenFirst: boolean;
  storageFails: boolean;
  /** Whether the ten minutes are over, so that the summary comes after this item. */
  timeOver: boolean;
}

/** One item: listen, speak or type, see the result, retry or continue. */
export function ItemView({ listenFirst, storageFails, timeOver, ...options }: Props) {
  const { state, dispatch, engine } = options;
  // A repetition was requested by the learner, so that it is not cut short.
  const stops = timeOver && state.queue?.kind !== 'repeat';
  const owner = useOwner();
  const practice = useItemPractice({
    ...options,
    canDefer: true,
    returns: owner !== null && owner !== VISITOR,
    onBack: isFirstItem(state) ? undefined : () => dispatch({ type: 'back' }),
    onNext: () => dispatch({ type: stops ? 'stopHere' : 'next' }),
  });
  const { answer, playback, speaking, steps } = practice;
  const { mode } = steps;
  const { judgement } = answer;
  const sheet = useItemEntry(mode, engine);
  const greet = useRef(() => {
    if (listenFirst) playback.listenAtSpeed();
  });
  useEffect(() => {
    greet.current();
  }, []);
  useSaveRecording({
    owner,
    word: options.item.kind === 'WORD' ? options.item.text : null,
    judgement,
    samples: speaking.samples,
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
          hidden={answer.peek !== 'open' && (answer.textHidden || (mode === 'TYPE' && !judgement))}
          asksMeaning={answer.peek !== 'none'}
        />
        <ItemResult practice={practice} />
        <TypedResult practice={practice} />
        <StorageNote fails={storageFails} />
      </main>
      <ItemDock practice={practice} last={stops || isLastItem(state)} />
    </LessonKeys>
  );
}
