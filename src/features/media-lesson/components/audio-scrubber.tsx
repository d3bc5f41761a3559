'use client';
import { useEffect, useState } from 'react';
import { Waveform } from '~/components/ui/waveform';
import { useScopedI18n } from '~/i18n/client';
import { formatDuration } from '~/lib/format-duration';
import type { PlayerController } from '../player/player-controller';
import { usePlayerState } from '../player/use-player';
import { SCRUBBER_SWINGS } from '../scrubber-swings';

interface Props {
  player: PlayerController;
  durationMs: number;
  /** Peaks 0–100 of the whole recording. */
  envelope: readonly number[];
}

const LOOK_MS = 200;
const formatClock = (ms: number) => formatDuration(Math.round(ms / 1000));

/** Waveform of the recording with a seek bar: with a native slider over it, for keyboards and screen readers. */
export function AudioScrubber({ player, durationMs, envelope }: Props) {
  const t = useScopedI18n('voice.player');
  const ms = usePlayerClock(player);
  const loop = usePlayerState(player, (state) => state.loop);
  const percent = (positionMs: number) => `${(100 * positionMs) / durationMs}%`;
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
          swings={SCRUBBER_SWINGS}
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
          onChange={({ currentTarget }) => player.seek(currentTarget.valueAsNumber * 1000)}
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

/** Position of the player, ms; updated a few times per second during playback, and after each change. */
function usePlayerClock(player: PlayerController): number {
  const [ms, setMs] = useState(player.positionMs);
  const playing = usePlayerState(player, (state) => state.playing);
  useEffect(() => {
    const update = () => setMs(player.positionMs);
    const timer = playing ? setInterval(update, LOOK_MS) : undefined;
    const unsubscribe = player.subscribe(update);
    update();
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [player, playing]);
  return ms;
}
