'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { modelClip } from '~/audio/playable-clip';
import { usePlayback } from '~/audio/use-playback';
import { Button } from '~/components/ui/button';
import { ArrowRightIcon } from '~/components/ui/icons/arrows';
import { RepeatIcon } from '~/components/ui/icons/playing';
import { Phrases } from '~/components/ui/phrases';
import type { Judgement } from '~/domain/lesson-feedback';
import { useScopedI18n } from '~/i18n/client';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import type { LessonItem } from '~/schemas/lesson';
import type { SpeakingTurn } from '../voice/speaking-turns';
import { RoundResult } from './round-result';

/** Renders the microphone and the scorer for one line; they belong to another feature. */
export type Say = (line: {
  item: LessonItem;
  onJudged: (judgement: Judgement) => void;
  onSound: () => void;
}) => ReactNode;

interface Props {
  turns: readonly SpeakingTurn[];
  /** Returns the name of another speaker. */
  getName: (speaker: string | null) => string;
  say: Say;
  /** Called before playback or recording, to stop other players. */
  onSound: () => void;
  onClose: () => void;
}

/** A conversation with one role for the learner: the other lines are played, the learner's are spoken and scored,
 *  and at the end the unclear ones can be repeated. */
export function SpeakingRound({ turns, getName, say, onSound, onClose }: Props) {
  const t = useScopedI18n('voice.round');
  const [round, setRound] = useState(turns);
  const [index, setIndex] = useState(0);
  const [judged, setJudged] = useState<Readonly<Record<string, Judgement>>>({});
  const [silent, setSilent] = useState(false);
  const [playback, now] = usePlayback();
  const roundRef = useRef<HTMLElement>(null);
  const turn = round[index];

  const playTurn = useRef(() => {});
  playTurn.current = () => {
    if (!turn || turn.mine) return;
    onSound();
    setSilent(false);
    playback.play([modelClip(turn.item.audio.US)], {
      onEnd: (how) => (how === 'completed' ? setIndex(index + 1) : setSilent(true)),
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each line is played once.
  useEffect(() => {
    roundRef.current?.focus({ preventScroll: true });
    roundRef.current?.scrollIntoView({ block: 'nearest' });
    playTurn.current();
  }, [index, round]);

  if (!turn)
    return (
      <RoundResult
        ref={roundRef}
        turns={round.filter(({ mine }) => mine)}
        judged={judged}
        onAgain={(again) => {
          setRound(again ?? turns);
          setIndex(0);
        }}
        onClose={onClose}
      />
    );
  const own = round.filter(({ mine }) => mine);
  const ownNumber = own.indexOf(turn) + 1;
  const isJudged = judged[turn.item.id] !== undefined;
  return (
    <section
      ref={roundRef}
      tabIndex={-1}
      aria-label={turn.mine ? t('yourTurn') : t('listening', { name: getName(turn.speaker) })}
      className="grid scroll-my-20 gap-6 border-l-2 border-gold pl-4 outline-none md:pl-8"
    >
      <p role="status" className="kicker figures">
        {turn.mine
          ? `${t('yourTurn')} · ${t('line', { at: ownNumber, count: own.length })}`
          : t('listening', { name: getName(turn.speaker) })}
      </p>
      {turn.mine ? (
        <>
          <TurnPrompt turn={round[index - 1]} getName={getName} />
          <div key={`${turn.item.id}-${own.length}`}>
            {say({
              item: turn.item,
              onJudged: (judgement) =>
                setJudged((before) => ({ ...before, [turn.item.id]: judgement })),
              onSound,
            })}
          </div>
        </>
      ) : (
        <TurnResult turn={turn} word={now.word} />
      )}
      {silent && (
        <p className="text-again">
          <Phrases>{t('soundFailed')}</Phrases>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {(turn.mine || silent) && (
          <Button
            variant={isJudged ? 'primary' : 'secondary'}
            onClick={() => {
              playback.stop();
              setIndex(index + 1);
            }}
          >
            {index === round.length - 1
              ? t('finish')
              : isJudged || !turn.mine
                ? t('next')
                : t('skip')}
            <ArrowRightIcon />
          </Button>
        )}
        {silent && (
          <Button variant="secondary" icon={<RepeatIcon />} onClick={() => playTurn.current()}>
            {t('replay')}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t('stop')}
        </Button>
      </div>
    </section>
  );
}

function TurnPrompt({
  turn,
  getName,
}: {
  turn: SpeakingTurn | undefined;
  getName: Props['getName'];
}) {
  if (!turn?.speaker || turn.mine) return null;
  return (
    <p className="text-soft">
      <span className="text-sm">{getName(turn.speaker)}</span>{' '}
      <span {...LOOKED_UP_TEXT} lang="en" className="font-english">
        {turn.item.text}
      </span>
    </p>
  );
}

function TurnResult({ turn, word }: { turn: SpeakingTurn; word: number | null }) {
  return (
    <div className="grid min-h-40 content-start gap-2">
      <p {...LOOKED_UP_TEXT} lang="en" className="font-english text-2xl">
        {turn.item.reference.map(({ text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the line.
          <span key={i} className={i === word ? 'rounded bg-gold-soft' : undefined}>
            {text}{' '}
          </span>
        ))}
      </p>
      <p lang="zh-TW" className="text-soft">
        <Phrases>{turn.item.translation}</Phrases>
      </p>
    </div>
  );
}
