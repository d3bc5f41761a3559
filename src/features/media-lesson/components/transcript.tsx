'use client';
import { type ReactNode, useState } from 'react';
import { Phrases } from '~/components/ui/phrases';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import type { MediaCue } from '~/schemas/media-lesson';
import type { PlayerController } from '../player/player-controller';
import { useAutoScroll } from '../player/use-auto-scroll';
import type { LanguagesShown } from '../player/use-languages-shown';
import { usePlayerState } from '../player/use-player';
import { TranscriptLine } from './transcript-line';

/** Opens the scorer for one line; given by the page, which knows the lesson's parts. */
export type ShadowSlot = (line: {
  cue: MediaCue;
  /** Place in the transcript. */
  at: number;
  close: () => void;
}) => ReactNode;

interface Props {
  player: PlayerController;
  languages: LanguagesShown;
  shadow?: ShadowSlot;
  /** Names by the speakers of the cues. */
  speakers?: Readonly<Record<string, string>>;
  /** Gives the box its height. */
  className?: string;
}

/** The whole text in both languages: it follows the recording, a press on a line plays from there, and
 *  every line can be repeated and shadowed. */
export function Transcript({ player, languages, shadow, speakers, className }: Props) {
  const t = useScopedI18n('media.transcript');
  const line = usePlayerState(player, (state) => state.line);
  const loop = usePlayerState(player, (state) => state.loop);
  const { box, away, follow } = useAutoScroll(line);
  const [shadowed, setShadowed] = useState<number | null>(null);
  const { english, chinese, toggleEnglish, toggleChinese } = languages;
  const cue = shadowed === null ? undefined : player.cues[shadowed];
  return (
    <section aria-label={t('title')} className={classNames('flex min-h-0 flex-col', className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b-2 border-text">
        <h2 className="text-lg">
          <Phrases>{t('title')}</Phrases>
        </h2>
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
        <ol>
          {player.cues.map((one, at) => (
            <TranscriptLine
              key={one.startMs}
              player={player}
              at={at}
              english={english}
              chinese={chinese}
              cue={one}
              speaker={one.speaker && (speakers?.[one.speaker] ?? one.speaker)}
              repeated={loop?.startMs === one.startMs && loop.endMs === one.endMs}
              onPlay={() => {
                follow();
                player.playLine(at);
              }}
              onShadow={
                shadow &&
                (() => {
                  player.pause();
                  setShadowed(at);
                })
              }
            />
          ))}
        </ol>
      </div>
      <div className="min-h-11">
        {away && line >= 0 && (
          <button type="button" onClick={follow} className="link min-h-11 text-sm">
            {t('follow')}
          </button>
        )}
      </div>
      {shadow && cue && shadowed !== null
        ? shadow({ cue, at: shadowed, close: () => setShadowed(null) })
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
