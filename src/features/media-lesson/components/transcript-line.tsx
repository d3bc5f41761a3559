'use client';
import { Fragment, useId } from 'react';
import { IconButton } from '~/components/ui/icon-button';
import { MicIcon } from '~/components/ui/icons/microphone';
import { RepeatIcon } from '~/components/ui/icons/playing';
import { useScopedI18n } from '~/i18n/client';
import { useSoundingText } from '~/lexicon/sounding-text';
import { classNames } from '~/lib/class-names';
import { formatDuration } from '~/lib/format-duration';
import type { MediaCue } from '~/schemas/media-lesson';
import type { PlayerController } from '../player/player-controller';
import { usePlayerState } from '../player/use-player';

interface Props {
  player: PlayerController;
  cue: MediaCue;
  /** Address of the recording. */
  src: string;
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

/** One line of a transcript; while it is played, its current word is marked. Its button covers the whole line, below
 *  the English words, which are looked up. */
export function TranscriptLine(props: Props) {
  const { player, cue, src, index, english, chinese, speaker, repeated, onPlay, onShadow } = props;
  const t = useScopedI18n('media.transcript');
  const active = usePlayerState(player, (state) => state.line === index);
  const id = useId();
  const text = useSoundingText({
    clip: { path: src, durationMs: cue.endMs, cues: cue.words },
  });
  const texts = ['time', speaker && 'speaker', english && 'en', chinese && 'zh'];
  return (
    <li
      data-line={index}
      className={classNames(
        'relative grid items-start border-b border-l-2 border-b-line hover:text-ink sm:grid-cols-[1fr_auto]',
        active ? 'border-l-gold bg-sunken' : 'border-l-transparent',
      )}
    >
      <div className="grid min-h-11 grid-cols-[3rem_1fr] gap-x-1 py-2.5 pl-2 max-sm:pr-2">
        <button
          type="button"
          data-plays
          onClick={onPlay}
          aria-current={active ? 'true' : undefined}
          aria-labelledby={texts
            .filter(Boolean)
            .map((name) => `${id}${name}`)
            .join(' ')}
          className="flex min-h-8.5 items-start text-left after:absolute after:inset-0 sm:min-h-0"
        >
          <span id={`${id}time`} className="figures pt-0.5 text-sm text-soft">
            {formatDuration(Math.floor(cue.startMs / 1000))}
            {!english && <span className="sr-only"> {t('playFrom', { line: index + 1 })}</span>}
          </span>
        </button>
        {/* On a phone the text takes the whole width, below its time and its buttons. */}
        <div className="contents sm:grid sm:gap-0.5">
          {speaker && (
            <span
              id={`${id}speaker`}
              className="pt-0.5 text-sm font-semibold text-gold-text max-sm:pr-22 sm:pt-0"
            >
              {speaker}
            </span>
          )}
          {english && (
            <p className="col-span-2 leading-snug sm:col-span-1">
              <span ref={text} id={`${id}en`} lang="en" className="relative font-english">
                {active ? <LiveWords player={player} cue={cue} /> : cue.en}
              </span>
            </p>
          )}
          {chinese && (
            <p
              id={`${id}zh`}
              lang="zh-TW"
              className="col-span-2 text-sm text-balance text-soft sm:col-span-1"
            >
              {cue.zh}
            </p>
          )}
          {!english && !chinese && (
            <span aria-hidden="true" className="col-span-2 mt-2.5 h-1.5 bg-line sm:col-span-1" />
          )}
        </div>
      </div>
      <span className="absolute right-0 top-0 flex sm:relative">
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
