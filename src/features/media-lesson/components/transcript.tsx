'use client';
import { type ReactNode, useState } from 'react';
import { Phrases } from '~/components/ui/phrases';
import { useHydrated } from '~/components/ui/use-hydrated';
import { WordListButton } from '~/components/ui/word-list-button';
import { useScopedI18n } from '~/i18n/client';
import { useSoundingText } from '~/lexicon/sounding-text';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import { classNames } from '~/lib/class-names';
import type { MediaCue } from '~/schemas/media-lesson';
import type { PlayerController } from '../player/player-controller';
import { useAutoScroll } from '../player/use-auto-scroll';
import type { LanguagesShown } from '../player/use-languages-shown';
import { usePlayerState } from '../player/use-player';
import { TranscriptLine } from './transcript-line';

/** Renders the scorer for one line; provided by the page, as it belongs to another feature. */
export type ShadowSlot = (line: {
  cue: MediaCue;
  /** Index of the line in the transcript. */
  at: number;
  close: () => void;
}) => ReactNode;

interface Props {
  player: PlayerController;
  /** Address of the recording. */
  src: string;
  /** Its lines; none while they are fetched. */
  cues: readonly MediaCue[];
  /** The same as text alone, shown until there are lines. */
  text?: ReactNode;
  languages: LanguagesShown;
  shadow?: ShadowSlot;
  /** Names by speaker of the cues. */
  speakers?: ReadonlyMap<string, string>;
  /** Classes that set the height of the box. */
  /** Its heading's level: that of a section, or of a part of one. */
  as?: 'h2' | 'h3';
  className?: string;
}

/** The whole text in both languages: it scrolls with the player, a click on a line plays from there, and
 *  every line can be repeated and shadowed. */
export function Transcript(props: Props) {
  const {
    player,
    src,
    cues,
    text,
    languages,
    shadow,
    speakers,
    as: Heading = 'h2',
    className,
  } = props;
  const t = useScopedI18n('media.transcript');
  const lookUp = useScopedI18n('lookUp');
  const recording = useSoundingText({ onLookUp: () => player.pause() });
  const line = usePlayerState(player, (state) => state.line);
  const loop = usePlayerState(player, (state) => state.loop);
  const { box, away, follow } = useAutoScroll(line);
  // After a navigation by the router the lines are available immediately, without the static HTML.
  const hydrated = useHydrated();
  const [isFirstPage] = useState(!hydrated);
  const [shadowed, setShadowed] = useState<number | null>(null);
  const { english, chinese, toggleEnglish, toggleChinese } = languages;
  const isText = cues.length === 0 && english && chinese && isFirstPage;
  const shadowedCue = shadowed === null ? undefined : cues[shadowed];
  return (
    <section
      {...LOOKED_UP_TEXT}
      ref={recording}
      aria-label={t('title')}
      className={classNames('flex min-h-0 flex-col', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b-2 border-text">
        <Heading className="text-lg">
          <Phrases>{t('title')}</Phrases>
        </Heading>
        <div className="flex">
          <LanguageSwitch on={english} onClick={toggleEnglish} label={t('english')} />
          <LanguageSwitch on={chinese} onClick={toggleChinese} label={t('chinese')} />
        </div>
      </div>
      {!english && !chinese && (
        <p className="py-3 text-sm text-soft">
          <Phrases>{t('hidden')}</Phrases>
        </p>
      )}
      <div ref={box} className="relative min-h-0 grow overflow-y-auto overscroll-contain">
        {isText && text}
        <ol>
          {cues.map((cue, index) => (
            <TranscriptLine
              key={cue.startMs}
              player={player}
              index={index}
              english={english}
              chinese={chinese}
              cue={cue}
              src={src}
              speaker={cue.speaker && (speakers?.get(cue.speaker) ?? cue.speaker)}
              repeated={loop?.startMs === cue.startMs && loop.endMs === cue.endMs}
              onPlay={() => {
                follow();
                player.playLine(index);
              }}
              onShadow={
                shadow && cue.reference.length > 0
                  ? () => {
                      player.pause();
                      setShadowed(index);
                    }
                  : undefined
              }
            />
          ))}
        </ol>
      </div>
      <div className="flex min-h-11 flex-wrap gap-x-6">
        {english && cues.length > 0 && <WordListButton label={lookUp('words')} />}
        {away && line >= 0 && (
          <button type="button" onClick={follow} className="link min-h-11 text-sm">
            {t('follow')}
          </button>
        )}
      </div>
      {shadow && shadowedCue && shadowed !== null
        ? shadow({ cue: shadowedCue, at: shadowed, close: () => setShadowed(null) })
        : null}
    </section>
  );
}

function LanguageSwitch({
  on,
  onClick,
  label,
}: {
  on: boolean;
  onClick: () => void;
  label: string;
}) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onClick}
      className={classNames(
        'min-h-11 px-3 text-sm font-semibold',
        on ? 'text-ink underline underline-offset-4' : 'text-soft hover:text-text',
      )}
    >
      {label}
    </button>
  );
}
