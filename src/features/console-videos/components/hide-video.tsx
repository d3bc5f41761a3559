'use client';
import { ActButton, REASON } from '~/console/act-button';
import { PlanDialog } from '~/console/content/plan-dialog';
import { PlannedNotice } from '~/console/content/planned-notice';
import { ReasonField } from '~/console/reason-field';
import { Section } from '~/console/section';
import { useI18n } from '~/i18n/client';
import type { OperatorVideo } from '~/schemas/operator-video';
import { useVideoActs } from '../hooks';

/** The visibility of a video, and the buttons that change it, at once or at a given time; each asks for the
 *  reason. */
export function HideVideo({ video: { id, hidden, planned } }: { video: OperatorVideo }) {
  const t = useI18n();
  const { setHidden, plan, unplan } = useVideoActs();
  const act = hidden ? 'show' : 'hide';
  return (
    <Section title={t('consoleVideos.hide.title')}>
      <p role="status">{t(`consoleVideos.hide.${hidden ? 'isHidden' : 'isShown'}`)}</p>
      <PlannedNotice
        planned={planned}
        toText={(time) => t('consoleVideos.hide.planned', { time })}
        takeBack={() => unplan.mutateAsync({ id })}
      />
      <div className="flex flex-wrap gap-3">
        <ActButton
          label={t(`consoleVideos.hide.${act}`)}
          variant="secondary"
          title={t(`consoleVideos.hide.${act}Title`)}
          text={t(`consoleVideos.hide.${act}Text`)}
          submit={t(`consoleVideos.hide.${act}`)}
          cancel={t('consoleVideos.hide.cancel')}
          failed={t('consoleContent.failed')}
          fields={REASON}
          run={({ reason }) => setHidden.mutateAsync({ id, hidden: !hidden, reason })}
        >
          {(form) => (
            <ReasonField
              label={t('consoleVideos.hide.reason')}
              hint={t('consoleVideos.hide.reasonHint')}
              required
              {...form.reason('reason')}
            />
          )}
        </ActButton>
        {hidden && (
          <PlanDialog
            isPlanned={planned !== null}
            requiresReason
            texts={{
              title: t('consoleVideos.hide.planTitle'),
              text: t('consoleVideos.hide.planText'),
            }}
            plan={(input) => plan.mutateAsync({ id, ...input })}
          />
        )}
      </div>
    </Section>
  );
}
