'use client';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { Notice } from '~/components/ui/notice';
import { RadioGroup } from '~/components/ui/radio-group';
import { useAudioClip } from '~/components/ui/use-audio-clip';
import { ActNotice } from '~/console/act-notice';
import { useAct } from '~/console/use-act';
import { MAX_TAKE_BYTES, MAX_TAKE_SECONDS } from '~/domain/sound-file';
import { SEXES } from '~/domain/voices';
import { useScopedI18n } from '~/i18n/client';
import type { ClipPlaceView, DraftLineView, OperatorDraft } from '~/schemas/operator-unit';
import { errorCode } from '~/trpc/error-code';
import { useRecordings } from '../hooks';
import { useTakeCheck } from '../use-take-check';
import { TakeMeter } from './take-meter';
import { PlayTake, TakeOutcome } from './take-outcome';
import { useVoiceName } from './use-voice-name';

interface RecordDialogProps {
  draft: OperatorDraft;
  line: DraftLineView;
  place: ClipPlaceView;
  /** Whether the draft has changes that are not saved: what is recorded is the saved text. */
  hasUnsaved: boolean;
  onClose: () => void;
}

/** Records one clip of a draft, or takes it from a file. The server checks it; it is used only when the check passes. */
export function RecordDialog(props: RecordDialogProps) {
  const { draft, line, place, hasUnsaved, onClose } = props;
  const t = useScopedI18n('consoleUnits.record');
  const common = useScopedI18n('common');
  const { check, choose } = useRecordings();
  const act = useAct();
  const audio = useAudioClip();
  const [chosenSex, setChosenSex] = useState(place.sex ?? place.clip?.sex ?? 'female');
  const { kind, key, part, text } = line;
  const { accent, ipa, clip } = place;
  const of = { id: draft.id, kind, key, part, accent };
  const take = useTakeCheck((sound) => check.mutateAsync({ ...of, text, audio: sound }));
  const { phase } = take;
  const isBusy = ['opening', 'recording', 'checking'].includes(phase.name);
  const accepted =
    phase.name === 'checked' && phase.result.outcome === 'accepted' ? phase.result : null;
  const use = async () => {
    if (!accepted) return;
    audio.stop();
    const input = { ...of, version: draft.version, sex: chosenSex, take: accepted.take };
    if (await act.run(() => choose.mutateAsync(input))) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !act.busy && onClose()}
      title={t('title')}
      closeLabel={common('close')}
      actions={
        !hasUnsaved && (
          <Button busy={act.busy} disabled={!accepted || isBusy} onClick={() => void use()}>
            {t('use')}
          </Button>
        )
      }
    >
      {hasUnsaved ? (
        <Notice tone="warning">{t('unsaved')}</Notice>
      ) : (
        <>
          <div className="grid gap-1">
            <p lang="en" className="font-serif text-xl wrap-anywhere">
              {text}
            </p>
            <p lang="en-fonipa" className="text-soft wrap-anywhere">
              /{ipa}/
            </p>
            <VoiceNote place={place} sex={chosenSex} />
          </div>
          {place.sex === null && <Speaker value={chosenSex} onChange={setChosenSex} />}
          {clip && <PlayTake label={t('playNow')} url={clip.url} audio={audio} />}
          <TakeControls take={take} onStart={audio.stop} />
          <TakeOutcome phase={phase} audio={audio} />
          <ChoiceFailure act={act} />
        </>
      )}
    </Dialog>
  );
}

/** What learners are told about the voice. */
function VoiceNote({ place, sex }: { place: ClipPlaceView; sex: (typeof SEXES)[number] }) {
  const t = useScopedI18n('consoleUnits.record');
  const voice = useVoiceName()({ ...place, sex, clip: null });
  return <p className="text-sm text-soft">{t('told', { voice })}</p>;
}

interface SpeakerProps {
  value: (typeof SEXES)[number];
  onChange: (value: (typeof SEXES)[number]) => void;
}

function Speaker({ value, onChange }: SpeakerProps) {
  const t = useScopedI18n('consoleUnits.record');
  return (
    <RadioGroup
      label={t('who')}
      options={SEXES.map((sex) => ({ value: sex, label: t(`whose.${sex}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}

interface TakeControlsProps {
  take: ReturnType<typeof useTakeCheck>;
  /** Nothing plays into a recording. */
  onStart: () => void;
}

/** The microphone and the way for a file. */
function TakeControls({ take, onStart }: TakeControlsProps) {
  const t = useScopedI18n('consoleUnits.record');
  const file = useRef<HTMLInputElement>(null);
  const { phase, trace, record, stop, send } = take;
  const isRecording = phase.name === 'recording';
  const isWaiting = phase.name === 'opening' || phase.name === 'checking';
  const limits = { seconds: MAX_TAKE_SECONDS, size: MAX_TAKE_BYTES / 1024 / 1024 };
  const start = () => {
    onStart();
    record();
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    if (chosen) send(chosen);
    currentTarget.value = '';
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {isRecording ? (
          <Button onClick={stop}>{t('stop')}</Button>
        ) : (
          <Button variant="secondary" busy={isWaiting} onClick={start}>
            {t(phase.name === 'checked' ? 'again' : 'start')}
          </Button>
        )}
        <Button
          variant="quiet"
          disabled={isRecording || isWaiting}
          onClick={() => file.current?.click()}
        >
          {t('upload')}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".wav,.mp3,audio/wav,audio/mpeg"
          aria-label={t('upload')}
          hidden
          onChange={choose}
        />
      </div>
      <TakeMeter phase={phase} trace={trace} />
      <p className="text-sm text-soft">{t('formats', limits)}</p>
    </div>
  );
}

/** Why a take was not chosen; a colleague's change keeps it. */
function ChoiceFailure({ act: { outcome } }: { act: ReturnType<typeof useAct> }) {
  const t = useScopedI18n('consoleUnits.record');
  if (outcome?.kind === 'failed' && errorCode(outcome.error) === 'DRAFT_CHANGED')
    return <Notice tone="warning">{t('changed')}</Notice>;
  return <ActNotice outcome={outcome} failed={t('failed')} />;
}
