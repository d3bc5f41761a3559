'use client';
import { Button } from '~/components/ui/button';
import type { useAudioClip } from '~/components/ui/use-audio-clip';
import { ClipButton } from '~/console/content/clip-button';
import { ClipScore } from '~/console/content/clip-score';
import { ClipMaker } from '~/console/recording/clip-maker';
import { useScopedI18n } from '~/i18n/client';
import type { ClipPlaceView, DraftClipView } from '~/schemas/operator-unit';
import { useVoiceName } from './use-voice-name';

interface ClipPlaceProps {
  text: string;
  place: ClipPlaceView;
  audio: ReturnType<typeof useAudioClip>;
  /** Absent where nothing can be changed. */
  acts?: { onRecord: () => void; onDrop: () => void };
}

/** One clip of a line: its voice, its score, and the actions for another one. */
export function ClipPlace({ text, place, audio, acts }: ClipPlaceProps) {
  const t = useScopedI18n('consoleUnits.clips');
  const recording = useScopedI18n('consoleContent.recording');
  const voice = useVoiceName()(place);
  const { clip, ipa } = place;
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-1">
      {clip ? <ClipButton url={clip.url} text={text} voice={voice} audio={audio} /> : <span />}
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 py-1 text-sm">
        <span className="font-semibold">{voice}</span>
        {clip ? <Heard clip={clip} /> : <span className="text-soft">{t('missing')}</span>}
      </div>
      {acts && ipa !== null && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={recording('recordOf', { text, voice })}
          onClick={acts.onRecord}
        >
          {recording('record')}
        </Button>
      )}
      {acts && ipa === null && (
        <p className="col-span-2 col-start-2 pb-2 text-sm text-soft">{recording('unspeakable')}</p>
      )}
      {acts && clip?.recorded && (
        <Button
          variant="quiet"
          size="sm"
          className="col-span-2 col-start-2 -ml-4 justify-self-start"
          aria-label={recording('backOf', { text, voice })}
          onClick={acts.onDrop}
        >
          {recording('back')}
        </Button>
      )}
    </li>
  );
}

/** The score of a clip, and its maker. */
function Heard({ clip: { score, accepted, refused, recorded } }: { clip: DraftClipView }) {
  const t = useScopedI18n('consoleUnits.clips');
  return (
    <>
      <ClipScore score={score} accepted={accepted} />
      <ClipMaker recorded={recorded} />
      {refused.length > 0 && (
        <span className="text-again">{t('words', { words: refused.join(', ') })}</span>
      )}
    </>
  );
}
