'use client';
import { Button } from '~/components/ui/button';
import { Phrases } from '~/components/ui/phrases';
import { ActButton, REASON } from '~/console/act-button';
import { ActNotice } from '~/console/act-notice';
import { isRunOpen } from '~/console/content/is-run-open';
import { PlanDialog } from '~/console/content/plan-dialog';
import { PlannedNotice } from '~/console/content/planned-notice';
import { ReasonField } from '~/console/reason-field';
import { Section } from '~/console/section';
import { useAct } from '~/console/use-act';
import { useScopedI18n } from '~/i18n/client';
import type { OperatorVoiceLesson } from '~/schemas/operator-voice-lesson';
import { useVoiceActs } from '../hooks';
import { RecordingRun } from './recording-run';

/** The last steps of a change: the worker makes the recording, then it is published. */
export function RecordSection({ lesson }: { lesson: OperatorVoiceLesson }) {
  const t = useScopedI18n('consoleVoiceLessons.record');
  const { clips, plan, unplan } = useVoiceActs();
  const act = useAct();
  const { id, version, clipRun, problems, isChanged, planned } = lesson;
  const isPresent = clipRun?.version === version;
  const isOpen = isRunOpen(clipRun) && isPresent;
  const isReady = clipRun?.state === 'DONE' && isPresent;
  const isBlocked = problems.length > 0;
  const request = () => void act.run(() => clips.mutateAsync({ id, version }), t('requested'));
  const notice = (
    <PlannedNotice
      planned={planned}
      version={version}
      takeBack={() => unplan.mutateAsync({ id })}
    />
  );
  if (!isChanged)
    return (
      <Section title={t('title')}>
        <p>{t('unchanged')}</p>
        {notice}
      </Section>
    );
  return (
    <Section title={t('title')}>
      {!(isReady || isOpen) && (
        <p className="max-w-text">
          <Phrases>{t(isBlocked ? 'notReady' : 'steps')}</Phrases>
        </p>
      )}
      <RecordingRun lesson={lesson} />
      {notice}
      {!(isOpen || isReady) && <ActNotice outcome={act.outcome} failed={t('failed')} />}
      <div className="flex flex-wrap gap-3">
        {isReady ? (
          <>
            <PublishButton lesson={lesson} />
            <PlanDialog
              isPlanned={planned !== null}
              plan={(input) => plan.mutateAsync({ id, version, ...input })}
            />
          </>
        ) : (
          <Button onClick={request} busy={act.busy} disabled={isBlocked || isOpen}>
            {t(clipRun && !isOpen ? 'makeAgain' : 'make')}
          </Button>
        )}
      </div>
    </Section>
  );
}

function PublishButton({ lesson: { id, version, state } }: { lesson: OperatorVoiceLesson }) {
  const t = useScopedI18n('consoleVoiceLessons.record');
  const { publish } = useVoiceActs();
  return (
    <ActButton
      label={t('publish')}
      title={t('ask')}
      text={t(`texts.${state}`)}
      submit={t('submit')}
      cancel={t('cancel')}
      failed={t('failed')}
      fields={REASON}
      run={({ reason }) => publish.mutateAsync({ id, version, reason })}
    >
      {(form) => (
        <ReasonField label={t('reason')} hint={t('reasonHint')} {...form.reason('reason')} />
      )}
    </ActButton>
  );
}
