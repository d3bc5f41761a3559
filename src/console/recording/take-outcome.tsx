'use client';
import { Button } from '~/components/ui/button';
import { PlayIcon, StopIcon } from '~/components/ui/icons/playing';
import { Notice } from '~/components/ui/notice';
import type { useAudioClip } from '~/components/ui/use-audio-clip';
import { MAX_TAKE_BYTES, MAX_TAKE_SECONDS } from '~/domain/sound-file';
import { CopyReference } from '~/forms/error-reference';
import { useErrorMessage } from '~/forms/use-error-message';
import { useI18n, useScopedI18n } from '~/i18n/client';
import type { TakeResult } from '~/schemas/clip-recording';
import { errorCode } from '~/trpc/error-code';
import type { TakePhase } from './use-take-check';

type Audio = ReturnType<typeof useAudioClip>;

/** The result of the server's check of a take, and a button to play the take. */
export function TakeOutcome({ phase, audio }: { phase: TakePhase; audio: Audio }) {
  const t = useScopedI18n('consoleContent.record');
  if (phase.name === 'blocked')
    return <Notice tone="error">{t(`microphone.${phase.problem}`)}</Notice>;
  if (phase.name === 'tooLarge')
    return <Notice tone="error">{t('tooLarge', { size: MAX_TAKE_BYTES / 1024 / 1024 })}</Notice>;
  if (phase.name === 'tooShort') return <Notice tone="error">{t('verdicts.too_short')}</Notice>;
  if (phase.name === 'failed') return <Failure error={phase.error} />;
  if (phase.name !== 'checked') return null;
  const { result, url } = phase;
  return (
    <>
      <Checked result={result} />
      {result.outcome !== 'unusable' && <PlayTake label={t('playTake')} url={url} audio={audio} />}
      {audio.failed && <Notice tone="error">{t('failed')}</Notice>}
    </>
  );
}

function Checked({ result }: { result: TakeResult }) {
  const t = useScopedI18n('consoleContent.record');
  if (result.outcome === 'unusable')
    return (
      <Notice tone="error">{t(`files.${result.problem}`, { seconds: MAX_TAKE_SECONDS })}</Notice>
    );
  const score = Math.round(result.score);
  if (result.outcome === 'accepted') return <Notice tone="good">{t('accepted', { score })}</Notice>;
  const { verdict, missed, misread } = result;
  const words = missed.join(', ');
  return (
    <Notice tone="error" title={t('refusedTitle', { score })}>
      {verdict !== 'pass' && verdict !== 'retry'
        ? t(`verdicts.${verdict}`)
        : misread
          ? t('misread', { words })
          : words
            ? t('missed', { words })
            : t('unclear')}
    </Notice>
  );
}

/** The reason why a take was not checked. */
function Failure({ error }: { error: unknown }) {
  const t = useI18n();
  const toMessage = useErrorMessage('form');
  return (
    <Notice tone="error" title={t('consoleContent.record.failed')}>
      {errorCode(error) ? toMessage(error) : t('consoleContent.record.offline')}
      <CopyReference error={error} />
    </Notice>
  );
}

/** Plays one of the two clips that are compared. */
export function PlayTake({ label, url, audio }: { label: string; url: string; audio: Audio }) {
  const t = useScopedI18n('consoleContent.record');
  const isPlaying = audio.playing === url;
  return (
    <Button
      variant="secondary"
      size="sm"
      className="justify-self-start"
      icon={isPlaying ? <StopIcon /> : <PlayIcon />}
      onClick={() => (isPlaying ? audio.stop() : audio.play(url))}
    >
      {isPlaying ? t('stopPlaying') : label}
    </Button>
  );
}
