'use client';
import { MachineVoiceDialog } from '~/console/recording/machine-voice-dialog';
import { useScopedI18n } from '~/i18n/client';
import type { ClipPlaceView, DraftLineView, OperatorDraft } from '~/schemas/operator-unit';
import { useRecordings } from '../hooks';

interface DropRecordingDialogProps {
  draft: OperatorDraft;
  line: DraftLineView;
  place: ClipPlaceView;
  onClose: () => void;
}

/** The confirmation before a line of a unit gets the synthetic voice again. */
export function DropRecordingDialog({ draft, line, place, onClose }: DropRecordingDialogProps) {
  const t = useScopedI18n('consoleUnits.clips');
  const { drop } = useRecordings();
  const { id, version, state } = draft;
  const { kind, key, part, text } = line;
  const { accent, clip } = place;
  const sex = place.sex ?? clip?.sex ?? 'female';
  return (
    <MachineVoiceDialog
      text={text}
      onClose={onClose}
      explanation={t(state === 'CORRECTING' ? 'backLive' : 'backText')}
      drop={() => drop.mutateAsync({ id, version, kind, key, part, accent, sex })}
    />
  );
}
