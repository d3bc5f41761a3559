'use client';
import { useState } from 'react';
import { ActButton } from '~/console/act-button';
import { ReasonField } from '~/console/reason-field';
import { Section } from '~/console/section';
import { useI18n } from '~/i18n/client';
import type { OperatorVideo } from '~/schemas/operator-video';
import { useVideoActs } from '../hooks';

/** Whether learners see a video, and the button that changes it, which asks for the reason. */
export function HideVideo({ video: { id, hidden } }: { video: OperatorVideo }) {
  const t = useI18n();
  const { setHidden } = useVideoActs();
  const [reason, setReason] = useState('');
  const act = hidden ? 'show' : 'hide';
  return (
    <Section title={t('consoleVideos.hide.title')}>
      <p role="status">{t(`consoleVideos.hide.${hidden ? 'isHidden' : 'isShown'}`)}</p>
      <div className="grid justify-items-start gap-3">
        <ActButton
          label={t(`consoleVideos.hide.${act}`)}
          variant="secondary"
          title={t(`consoleVideos.hide.${act}Title`)}
          text={t(`consoleVideos.hide.${act}Text`)}
          submit={t(`consoleVideos.hide.${act}`)}
          cancel={t('consoleVideos.hide.cancel')}
          failed={t('consoleContent.failed')}
          onOpen={() => setReason('')}
          run={() => setHidden.mutateAsync({ id, hidden: !hidden, reason })}
        >
          <ReasonField
            label={t('consoleVideos.hide.reason')}
            hint={t('consoleVideos.hide.reasonHint')}
            required
            value={reason}
            onChange={setReason}
          />
        </ActButton>
      </div>
    </Section>
  );
}
