'use client';
import { ActDialog } from '~/console/act-dialog';
import { ActNotice } from '~/console/act-notice';
import { useAct } from '~/console/use-act';
import { useScopedI18n } from '~/i18n/client';
import type { ClipPlaceView, DraftLineView, OperatorDraft } from '~/schemas/operator-unit';
import { useRecordings } from '../hooks';

interface DropRecordingDialogProps {
  draft: OperatorDraft;
  line: DraftLineView;
  place: ClipPlaceView;
  onClose: () => void;
}

/** Asks before a line goes back to the machine's voice. */
export function DropRecordingDialog({ draft, line, place, onClose }: DropRecordingDialogProps) {
  const t = useScopedI18n('consoleUnits.clips');
  const act = useAct();
  const { drop } = useRecordings();
  const { kind, key, part } = line;
  const { accent, clip } = place;
  const sex = place.sex ?? clip?.sex ?? 'female';
  const submit = async () => {
    const { id, version } = draft;
    const isDone = await act.run(() =>
      drop.mutateAsync({ id, version, kind, key, part, accent, sex }),
    );
    if (isDone) onClose();
  };
  return (
    <ActDialog
      open
      onClose={onClose}
      title={t('back')}
      text={t(draft.state === 'CORRECTING' ? 'backLive' : 'backText')}
      submit={t('back')}
      cancel={t('keep')}
      busy={act.busy}
      onSubmit={() => void submit()}
    >
      <p lang="en" className="font-serif text-lg">
        {line.text}
      </p>
      <ActNotice outcome={act.outcome} failed={t('notDone')} />
    </ActDialog>
  );
}
