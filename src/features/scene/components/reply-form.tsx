'use client';
import { useState } from 'react';
import { useDevicePreference } from '~/device/device-preference';
import type { GivenBy, Round } from '~/domain/scene/scene-session';
import type { ScorerInUse } from '~/features/lesson/player/use-scorer';
import type { PlayedTurn } from '~/schemas/scene';
import { useReplying } from '../use-replying';
import { ReplyByHand } from './reply-by-hand';
import { ReplyByTyping } from './reply-by-typing';
import { ReplyByVoice } from './reply-by-voice';
import { ReplyOptions } from './reply-options';
import { ReplyProblem } from './reply-problem';

interface Props {
  turn: PlayedTurn;
  round: Round;
  engine: ScorerInUse;
  onSound: () => void;
  onReply: (reply: number, by: GivenBy) => void;
}

/** Number of misses from which a reply may be chosen by hand. */
const MISSES_BY_HAND = 2;

/** The learner's side of a turn: the replies, and the microphone or a field for one of them. Typing stays chosen from
 *  turn to turn. */
export function ReplyForm({ turn, round, engine, onSound, onReply }: Props) {
  const { replies } = turn;
  const [references] = useState(() => replies.map(({ reference }) => reference));
  const [way, setWay] = useDevicePreference('scene-way');
  const replying = useReplying({ references, engine, onReply });
  const isTyping = way === 'typing';
  const type = () => setWay('typing');
  return (
    <div className="grid gap-5">
      <ReplyOptions replies={replies} round={round} />
      <ReplyProblem
        phase={replying.phase}
        onScoreAgain={replying.scoreAgain}
        onType={isTyping ? null : type}
      />
      {isTyping ? (
        <ReplyByTyping onCheck={replying.check} onSpeak={() => setWay(null)} />
      ) : (
        <ReplyByVoice replying={replying} onSound={onSound} onType={type} />
      )}
      {replying.misses >= MISSES_BY_HAND && (
        <ReplyByHand count={replies.length} onChoose={(reply) => onReply(reply, 'chosen')} />
      )}
    </div>
  );
}
