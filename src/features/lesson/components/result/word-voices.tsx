'use client';
import { useClipEnvelope } from '~/audio/use-clip-envelope';
import { SpeakerIcon, StopIcon } from '~/components/ui/icons/playing';
import { Waveform } from '~/components/ui/waveform';
import { type JudgedWord, stripPunctuation } from '~/domain/lesson-feedback';
import { useScopedI18n } from '~/i18n/client';
import { toPeaks } from '~/lib/peaks';
import type { LessonClip } from '~/schemas/lesson';
import type { ItemPlayback } from '../../player/use-item-playback';
import type { ItemSpeaking } from '../../player/use-item-practice';

interface Props {
  clip: LessonClip;
  playback: ItemPlayback;
  samples: ItemSpeaking['samples'];
  word: JudgedWord;
  index: number;
}

const SWINGS = 14;
const RATE = 16_000;

/** One word in both voices, side by side: the model in gold, the learner in ink. */
export function WordVoices({ clip, playback, samples, word, index }: Props) {
  const { player, voice } = playback;
  const t = useScopedI18n('lesson.sounds');
  const envelope = useClipEnvelope(clip.path);
  const cue = clip.cues[index];
  const text = stripPunctuation(word);
  const own = samples && word.span ? { samples, span: word.span } : null;
  const toEnvelopeIndex = (ms: number) => Math.round((ms / clip.durationMs) * envelope.length);
  const model = cue
    ? envelope.slice(toEnvelopeIndex(cue.startMs), toEnvelopeIndex(cue.endMs) + 1)
    : [];
  const mine = own?.samples.subarray(
    Math.floor(own.span.start * RATE),
    Math.ceil(own.span.end * RATE),
  );
  return (
    <div className="grid grid-cols-2 gap-4">
      <Voice
        name={t('modelVoice')}
        label={t('listen', { word: text })}
        playing={player.playing}
        onClick={() => (player.playing ? player.stop() : player.play(clip, { cue: index }))}
      >
        <Waveform envelope={model} swings={SWINGS} className="h-8" />
      </Voice>
      {own && mine && (
        <Voice
          name={t('ownVoice')}
          label={t('own', { word: text })}
          playing={voice.playing}
          onClick={() => (voice.playing ? voice.stop() : voice.play(own.samples, own.span))}
        >
          <Waveform
            envelope={[]}
            second={toPeaks(mine, SWINGS)}
            swings={SWINGS}
            className="h-8 [&_.stroke-gold]:hidden"
          />
        </Voice>
      )}
    </div>
  );
}

interface VoiceProps {
  name: string;
  label: string;
  playing: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function Voice({ name, label, playing, onClick, children }: VoiceProps) {
  return (
    <button
      type="button"
      aria-label={`${name} ${label}`}
      aria-pressed={playing}
      onClick={onClick}
      className="grid min-h-11 gap-1 rounded border border-line bg-raised px-3 py-2 text-left hover:border-edge"
    >
      <span className="flex items-center gap-2 text-sm text-soft">
        {playing ? <StopIcon className="size-4" /> : <SpeakerIcon className="size-4" />}
        {name}
      </span>
      {children}
    </button>
  );
}
