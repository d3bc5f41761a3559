'use client';
import { useState } from 'react';
import { RadioGroup } from '~/components/ui/radio-group';
import { TakeDialog } from '~/console/recording/take-dialog';
import { SEXES } from '~/domain/voices';
import { useScopedI18n } from '~/i18n/client';
import type { ClipPlaceView, DraftLineView, OperatorDraft } from '~/schemas/operator-unit';
import { useRecordings } from '../hooks';
import { useVoiceName } from './use-voice-name';

interface RecordDialogProps {
  draft: OperatorDraft;
  line: DraftLineView;
  place: ClipPlaceView;
  /** Whether the draft has changes that are not saved. */
  hasUnsaved: boolean;
  onClose: () => void;
}

/** Records one clip of a unit's draft. */
export function RecordDialog({ draft, line, place, hasUnsaved, onClose }: RecordDialogProps) {
  const t = useScopedI18n('consoleUnits.record');
  const { check, choose } = useRecordings();
  const [sex, setSex] = useState(place.sex ?? place.clip?.sex ?? 'female');
  const voice = useVoiceName()({ ...place, sex, clip: null });
  const { kind, key, part, text } = line;
  const { accent, ipa, clip } = place;
  const of = { id: draft.id, kind, key, part, accent };
  return (
    <TakeDialog
      text={text}
      ipa={ipa}
      hasUnsaved={hasUnsaved}
      onClose={onClose}
      note={t('told', { voice })}
      currentUrl={clip?.url ?? null}
      check={(audio) => check.mutateAsync({ ...of, text, audio })}
      choose={(take) => choose.mutateAsync({ ...of, version: draft.version, sex, take })}
    >
      {place.sex === null && (
        <RadioGroup
          label={t('who')}
          options={SEXES.map((one) => ({ value: one, label: t(`whose.${one}`) }))}
          value={sex}
          onChange={setSex}
        />
      )}
    </TakeDialog>
  );
}
