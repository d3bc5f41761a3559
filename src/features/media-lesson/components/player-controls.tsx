'use client';
import type { ReactNode } from 'react';
import { IconButton } from '~/components/ui/icon-button';
import {
  BackFiveIcon,
  ForwardFiveIcon,
  LineBackIcon,
  LineForwardIcon,
  PauseIcon,
  PlayIcon,
  RepeatIcon,
} from '~/components/ui/icons/playing';
import { SliderField } from '~/components/ui/slider-field';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import { formatDuration } from '~/lib/format-duration';
import { type PlayerController, SEEK_STEP_MS } from '../player/player-controller';
import { RATES } from '../player/rates';
import { usePlayerState } from '../player/use-player';
import { PlayerKeysList } from './player-keys-list';

const formatClock = (ms: number) => formatDuration(Math.floor(ms / 1000));

/** Controls of a player: line by line, speed, loop.
 *  @param children further controls of the page, such as subtitles */
export function PlayerControls({
  player,
  children,
}: {
  player: PlayerController;
  children?: ReactNode;
}) {
  const t = useScopedI18n('media.deck');
  const playing = usePlayerState(player, (state) => state.playing);
  const rate = usePlayerState(player, (state) => state.rate);
  return (
    <section aria-label={t('label')} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <div className="flex items-center">
          <IconButton label={t('previous')} onClick={() => player.stepLine(-1)}>
            <LineBackIcon />
          </IconButton>
          <IconButton label={t('back')} onClick={() => player.seekBy(-SEEK_STEP_MS)}>
            <BackFiveIcon />
          </IconButton>
          <IconButton
            label={playing ? t('pause') : t('play')}
            onClick={() => player.toggle()}
            className="mx-1 size-12 rounded-full border-2 border-ink text-ink"
          >
            {playing ? <PauseIcon /> : <PlayIcon />}
          </IconButton>
          <IconButton label={t('forward')} onClick={() => player.seekBy(SEEK_STEP_MS)}>
            <ForwardFiveIcon />
          </IconButton>
          <IconButton label={t('next')} onClick={() => player.stepLine(1)}>
            <LineForwardIcon />
          </IconButton>
        </div>
        <div className="flex min-w-60 grow basis-60 items-center gap-2 sm:max-w-96">
          <SliderField
            label={t('speed')}
            min={RATES.slowest}
            max={RATES.fastest}
            step={RATES.step}
            value={rate}
            valueText={t('speedText', { rate })}
            onChange={(to) => player.setRate(to)}
          />
          <button
            type="button"
            onClick={() => player.setRate(1)}
            className="figures min-h-11 w-14 text-right text-sm text-soft hover:text-ink"
          >
            {rate.toFixed(2)}×
          </button>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <LoopButton player={player} />
        {children}
      </div>
      <PlayerKeysList />
    </section>
  );
}

function LoopButton({ player }: { player: PlayerController }) {
  const t = useScopedI18n('media.deck');
  const loop = usePlayerState(player, (state) => state.loop);
  const from = usePlayerState(player, (state) => state.loopFrom);
  const text = loop
    ? t('looping', { from: formatClock(loop.startMs), to: formatClock(loop.endMs) })
    : from !== null
      ? t('loopFrom', { from: formatClock(from) })
      : '';
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <button
        type="button"
        onClick={() => player.markLoop()}
        aria-pressed={loop !== null}
        className={classNames(
          'inline-flex min-h-11 items-center gap-2 text-sm font-semibold hover:text-ink',
          (loop || from !== null) && 'text-ink',
        )}
      >
        <RepeatIcon className="size-5" />
        {loop ? t('loopStop') : from !== null ? t('loopEnd') : t('loop')}
      </button>
      <p role="status" className="figures text-sm text-soft">
        {text}
      </p>
    </div>
  );
}
