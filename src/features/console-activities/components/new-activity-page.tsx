'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ActNotice } from '~/console/act-notice';
import { PageHead } from '~/console/page-head';
import { PageLink } from '~/console/page-link';
import { useAct } from '~/console/use-act';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import { newUuid } from '~/lib/new-uuid';
import type { ActivityContent } from '~/schemas/operator-activity';
import { useActivityActs } from '../hooks';
import { ActivityForm } from './activity-form';

const EMPTY_COUNTS = { confirmed: 0, waiting: 0 };

/** The form of a new activity, which becomes a draft. Its id is created here, so that sending twice creates
 *  one activity. */
export function NewActivityPage() {
  const t = useScopedI18n('consoleActivities');
  const language = useLanguage();
  const router = useRouter();
  const { add } = useActivityActs();
  const act = useAct();
  const [id] = useState(newUuid);
  const save = (content: ActivityContent) =>
    act.run(async () => {
      const { slug } = await add.mutateAsync({ id, content });
      router.push(localePath(language, consoleRoute('console-activities-id', { id: slug })));
    });
  return (
    <div className="grid gap-8">
      <PageHead title={t('new')}>{t('newLead')}</PageHead>
      <PageLink to={consoleRoute('console-activities')}>{t('toActivities')}</PageLink>
      <ActivityForm
        draftName="new-activity"
        before={null}
        isDraft
        people={EMPTY_COUNTS}
        busy={act.busy}
        onSave={save}
      />
      <ActNotice outcome={act.outcome} failed={t('form.failed')} />
    </div>
  );
}
