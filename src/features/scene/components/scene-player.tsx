'use client';
import { useState } from 'react';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { saveEnding } from '~/device/scene-progress';
import {
  beginScene,
  type GivenBy,
  giveReply,
  type Round,
  type SceneSession,
} from '~/domain/scene/scene-session';
import { useScorer } from '~/features/lesson/player/use-scorer';
import { ErrorReference } from '~/forms/error-reference';
import { useScopedI18n } from '~/i18n/client';
import type { PlayedScene } from '~/schemas/scene';
import { useScene } from '../hooks';
import { useLineSound } from '../use-line-sound';
import { SceneEnd } from './scene-end';
import { SceneStart } from './scene-start';
import { TurnView } from './turn-view';

interface Props {
  slug: string;
  /** Keys of all endings. */
  endings: readonly string[];
}

/** A scene from its start to an ending. It is loaded before the start, so that the first line plays in the tap that
 *  starts it: phones allow no other. */
export function ScenePlayer({ slug, endings }: Props) {
  const t = useScopedI18n('scene');
  const scene = useScene(slug);
  if (scene.data) return <LoadedScene scene={scene.data} endings={endings} />;
  if (scene.isError)
    return (
      <RetryNotice text={t('loadFailed')} retry={t('retry')} onRetry={scene.refetch}>
        <ErrorReference error={scene.error} />
      </RetryNotice>
    );
  return (
    <div className="grid gap-6">
      <Skeleton className="h-14 w-64" />
      <Skeleton className="h-36 w-full" />
      <Skeleton className="h-14 w-48" />
    </div>
  );
}

function LoadedScene({ scene, endings }: { scene: PlayedScene; endings: readonly string[] }) {
  const [session, setSession] = useState<SceneSession | null>(null);
  const sound = useLineSound(scene);
  const engine = useScorer();
  const begin = (round: Round) => {
    const begun = beginScene(scene, round);
    setSession(begun);
    sound.play(scene.turns[begun.at]!);
  };
  if (!session)
    return <SceneStart scene={scene} endings={endings} source={sound.source} onBegin={begin} />;
  const reply = (index: number, by: GivenBy) => {
    const after = giveReply(scene, session, index, by);
    if (after === session) return;
    setSession(after);
    const ending = scene.endings[after.at];
    if (ending) saveEnding(scene.slug, after.round, after.at);
    sound.play(ending ?? scene.turns[after.at]!);
  };
  const turn = scene.turns[session.at];
  if (turn)
    return (
      <TurnView
        scene={scene}
        session={session}
        turn={turn}
        sound={sound}
        engine={engine}
        onReply={reply}
        onLeave={() => {
          sound.stop();
          setSession(null);
        }}
      />
    );
  return (
    <SceneEnd
      scene={scene}
      endings={endings}
      session={session}
      ending={scene.endings[session.at]!}
      sound={sound}
      onBegin={begin}
    />
  );
}
