'use client';
import { Button } from '~/components/ui/button';
import { Phrases } from '~/components/ui/phrases';
import { ActNotice } from '~/console/act-notice';
import { isRunOpen } from '~/console/content/is-run-open';
import { PlanDialog } from '~/console/content/plan-dialog';
import { PlannedNotice } from '~/console/content/planned-notice';
import { Section } from '~/console/section';
import { useAct } from '~/console/use-act';
import { useScopedI18n } from '~/i18n/client';
import type { OperatorDraft } from '~/schemas/operator-unit';
import { usePublication } from '../hooks';
import { ClipRun } from './clip-run';
import { DropCorrection } from './drop-correction';
import { PublishDialog } from './publish-dialog';
import { PublishedDraft } from './published-draft';

interface PublishSectionProps {
  draft: OperatorDraft;
  hasUnsaved: boolean;
}

/** The last steps of a draft: the worker makes its clips, then it is published. */
export function PublishSection({ draft, hasUnsaved }: PublishSectionProps) {
  const t = useScopedI18n('consoleUnits.publish');
  const act = useAct();
  const { clips, plan, unplan } = usePublication();
  const { id, version, state, problems, clipRun, planned } = draft;
  if (state === 'PUBLISHED') return <PublishedDraft draft={draft} />;
  const isOpen = isRunOpen(clipRun) && clipRun?.version === version;
  const isReady = clipRun?.state === 'DONE' && clipRun.version === version;
  const blocked = problems.length > 0 || hasUnsaved;
  const request = () => void act.run(() => clips.mutateAsync({ id, version }), t('requested'));
  return (
    <Section title={t('title')}>
      {(blocked || !(isReady || isOpen)) && (
        <p className="max-w-text">
          <Phrases>
            {hasUnsaved ? t('unsaved') : t(problems.length > 0 ? 'notReady' : 'steps')}
          </Phrases>
        </p>
      )}
      <ClipRun draft={draft} />
      <PlannedNotice
        planned={planned}
        version={version}
        takeBack={() => unplan.mutateAsync({ id })}
      />
      <ActNotice outcome={act.outcome} failed={t('failed')} />
      <div className="flex flex-wrap gap-3">
        {!isReady && (
          <Button onClick={request} busy={act.busy} disabled={blocked || isOpen}>
            {t(clipRun && !isOpen ? 'makeAgain' : 'make')}
          </Button>
        )}
        {isReady && <PublishDialog draft={draft} disabled={blocked} />}
        {isReady && (
          <PlanDialog
            isPlanned={planned !== null}
            disabled={blocked}
            plan={(input) => plan.mutateAsync({ id, version, ...input })}
          />
        )}
        {state === 'CORRECTING' && <DropCorrection draft={draft} />}
      </div>
    </Section>
  );
}
