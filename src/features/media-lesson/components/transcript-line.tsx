'use client';
import { Fragment } from 'react';
import { IconButton } from '~/components/ui/icon-button';
import { MicIcon } from '~/components/ui/icons/microphone';
import { RepeatIcon } from '~/components/ui/icons/playing';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import { formatDuration } from '~/lib/format-duration';
import type { MediaCue } from '~/schemas/media-lesson';
import type { PlayerController } from '../player/player-controller';
import { usePlayerState } from '../player/use-player';

interface Props {
  player: PlayerController;
  cue: MediaCue;
  index: number;
  english: boolean;
  chinese: boolean;
  speaker?: string;
  /** Whether the player repeats this line. */
  repeated: boolean;
  onPlay: () => void;
  onShadow?: () => void;
}

const PLAYED_WORD_STYLE = 'bg-gold-soft underline decoration-gold decoration-2 underline-offset-4';

/** One line of a transcript; while it is played, its current word is marked. */
export function TranscriptLine(props: Props) {
  const { player, cue, index, english, chinese, speaker, repeated, onPlay, onShadow } = props;
  const t = useScopedI18n('media.transcript');
  const active = usePlayerState(player, (state) => state.line === index);
  return (
    <li
      data-line={index}
      className={classNames(
        'relative grid items-start border-b border-l-2 border-b-line sm:grid-cols-[1fr_auto]',
        active ? 'border-l-gold bg-sunken' : 'border-l-transparent',
      )}
    >
      <button
        type="button"
        data-plays
        onClick={onPlay}
        aria-current={active ? 'true' : undefined}
        className="grid min-h-11 grid-cols-[3rem_1fr] gap-x-1 py-2.5 pl-2 text-left hover:text-ink max-sm:pr-2"
      >
        <span className="figures min-h-8.5 pt-0.5 text-sm text-soft sm:min-h-0">
          {formatDuration(Math.floor(cue.startMs / 1000))}
        </span>
        {/* On a phone the text takes the whole width, below its time and its buttons. */}
        <span className="contents sm:grid sm:gap-0.5">
          {speaker && (
            <span className="pt-0.5 text-sm font-semibold text-gold-text max-sm:pr-22 sm:pt-0">
              {speaker}
            </span>
          )}
          {english ? (
            <span lang="en" className="col-span-2 font-english leading-snug sm:col-span-1">
              {active ? <LiveWords player={player} cue={cue} /> : cue.en}
            </span>
          ) : (
            <span className="sr-only">{t('playFrom', { line: index + 1 })}</span>
          )}
          {chinese && (
            <span lang="zh-TW" className="col-span-2 text-sm text-soft sm:col-span-1">
              {cue.zh}
            </span>
          )}
          {!english && !chinese && (
            <span aria-hidden="true" className="col-span-2 mt-2.5 h-1.5 bg-line sm:col-span-1" />
          )}
        </span>
      </button>
      <span className="absolute right-0 top-0 flex sm:static">
        <IconButton
          label={repeated ? t('repeatStop') : t('repeat')}
          aria-pressed={repeated}
          onClick={() => player.loopLine(index)}
          className={repeated ? 'text-ink' : 'text-soft'}
        >
          <RepeatIcon className="size-5" />
        </IconButton>
        {onShadow && (
          <IconButton label={t('shadow')} onClick={onShadow} className="text-soft">
            <MicIcon className="size-5" />
          </IconButton>
        )}
      </span>
    </li>
  );
}

/** The words of the current line. Their indexes are those of the recording's words. */
function LiveWords({ player, cue }: { player: PlayerController; cue: MediaCue }) {
  const word = usePlayerState(player, (state) => state.word);
  const tokens = cue.en.split(/\s+/);
  if (tokens.length !== cue.words.length) return <>{cue.en}</>;
  return (
    <>
      {tokens.map((token, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the line.
        <Fragment key={index}>
          <span className={classNames('rounded', index === word && PLAYED_WORD_STYLE)}>
            {token}
          </span>{' '}
        </Fragment>
      ))}
    </>
  );
}
