'use client';
import { useEffect, useRef } from 'react';
import { Phrases } from '~/components/ui/phrases';
import type { GivenBy, SceneSession } from '~/domain/scene/scene-session';
import type { ScorerInUse } from '~/features/lesson/player/use-scorer';
import { useScopedI18n } from '~/i18n/client';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import type { PlayedScene, PlayedTurn } from '~/schemas/scene';
import type { LineSound } from '../use-line-sound';
import { PersonLine } from './person-line';
import { ReplyForm } from './reply-form';
import { SaidSoFar } from './said-so-far';

interface Props {
  scene: PlayedScene;
  session: SceneSession;
  turn: PlayedTurn;
  sound: LineSound;
  engine: ScorerInUse;
  onReply: (reply: number, by: GivenBy) => void;
  onLeave: () => void;
}

/** One turn: the line of the other person, and the learner's reply to it. Its heading gets the focus, so that a screen
 *  reader goes on from there. */
export function TurnView({ scene, session, turn, sound, engine, onReply, onLeave }: Props) {
  const t = useScopedI18n('scene');
  const heading = useRef<HTMLHeadingElement>(null);
  const { at, given, round } = session;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn has a key of its own.
  useEffect(() => {
    heading.current?.focus();
  }, [at]);
  return (
    <section aria-labelledby="scene-turn" className="grid gap-6">
      <div className="grid gap-1">
        <p className="kicker">{t(`round.${round}`)}</p>
        <h2 id="scene-turn" ref={heading} tabIndex={-1} className="figures text-lg outline-none">
          {t('turn', { k: given.length + 1 })}
        </h2>
      </div>
      <div {...LOOKED_UP_TEXT} className="grid gap-6">
        <PersonLine line={turn} person={scene.people[turn.person]!} sound={sound} />
        <div className="grid gap-2">
          <h3 className="text-base">
            <Phrases>{t('yourTurn')}</Phrases>
          </h3>
          <ReplyForm
            key={at}
            turn={turn}
            round={round}
            engine={engine}
            onSound={sound.stop}
            onReply={onReply}
          />
        </div>
      </div>
      {given.length > 0 && (
        <details className="border-t border-line pt-2">
          <summary className="min-h-11 cursor-pointer py-2">{t('sofar')}</summary>
          <SaidSoFar scene={scene} given={given} />
        </details>
      )}
      <button type="button" className="link min-h-11 justify-self-start" onClick={onLeave}>
        {t('leave')}
      </button>
    </section>
  );
}
