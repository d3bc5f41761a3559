'use client';
import { ClipRunProgress } from '~/console/content/clip-run-progress';
import { useScopedI18n } from '~/i18n/client';
import type { OperatorDraft } from '~/schemas/operator-unit';
import { Problems } from './problem-list';

/** The progress of the worker with the clips of a draft, or its result. */
export function ClipRun({ draft: { id, version, clipRun } }: { draft: OperatorDraft }) {
  const t = useScopedI18n('consoleUnits.publish');
  return (
    <ClipRunProgress
      run={clipRun}
      version={version}
      texts={{
        bar: t('bar'),
        outdated: t('changed'),
        notMade: t('notMade'),
        made: (count) => t('made', { count }),
        problems: t('problems'),
        voices: (
          <>
            <p>{t('voices')}</p>
            <pre className="whitespace-pre-wrap">
              <code>npm run news -- publish {id.slice(-8)}</code>
            </pre>
          </>
        ),
      }}
      problems={(problems) => <Problems problems={problems} />}
    />
  );
}
