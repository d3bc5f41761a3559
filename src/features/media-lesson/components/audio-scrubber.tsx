'use client';
import { useEffect, useState } from 'react';
import { Waveform } from '~/components/ui/waveform';
import { useScopedI18n } from '~/i18n/client';
import { formatDuration } from '~/lib/format-duration';
import type { PlayerController } from '../player/player-controller';
import { usePlayerState } from '../player/use-player';

interface Props {
  player: PlayerController;
  durationMs: number;
  /** Peaks 0–100 of the whole sound. */
  envelope: readonly number[];
}

const LOOK_MS = 200;
const formatClock = (ms: number) => formatDuration(Math.round(ms / 1000));

/** The recording as a line of sound that is also the way to any place in it: a browser's own slider lies
 *  over it, so that keys and readers know it. */
export function AudioScrubber({ player: deck, durationMs, envelope }: Props) {
  const t = useScopedI18n('voice.player');
  const ms = usePlayerClock(deck);
  const loop = usePlayerState(deck, (state) => state.loop);
  const percent = (at: number) => `${(100 * at) / durationMs}%`;
  return (
    <div className="grid gap-1">
      <div className="relative h-16 has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ink">
        {loop && (
          <span
            aria-hidden="true"
            className="absolute inset-y-0 bg-gold-soft"
            style={{ left: percent(loop.startMs), width: percent(loop.endMs - loop.startMs) }}
          />
        )}
        <Waveform
          envelope={envelope}
          progress={ms / durationMs}
          swings={120}
          className="pointer-events-none absolute inset-0 h-16"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 w-0.5 bg-ink"
          style={{ left: percent(Math.min(ms, durationMs)) }}
        />
        <input
          type="range"
          aria-label={t('place')}
          aria-valuetext={t('at', { now: formatClock(ms), whole: formatClock(durationMs) })}
          min={0}
          max={Math.round(durationMs / 1000)}
          step={1}
          value={Math.round(ms / 1000)}
          onChange={({ currentTarget }) => deck.seek(currentTarget.valueAsNumber * 1000)}
          className="absolute inset-0 m-0 h-full w-full cursor-pointer opacity-0"
        />
      </div>
      <p className="figures flex justify-between text-sm text-soft">
        <span>{formatClock(ms)}</span>
        <span>{formatClock(durationMs)}</span>
      </p>
    </div>
  );
}

/** Where the recording is, ms; looked at a few times a second while it plays, and after each change. */
function usePlayerClock(deck: PlayerController): number {
  const [ms, setMs] = useState(deck.positionMs);
  const playing = usePlayerState(deck, (state) => state.playing);
  useEffect(() => {
    const look = () => setMs(deck.positionMs);
    const timer = playing ? setInterval(look, LOOK_MS) : undefined;
    const unsubscribe = deck.subscribe(look);
    look();
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [deck, playing]);
  return ms;
}
