'use client';
import { Section } from '~/console/section';
import { useScopedI18n } from '~/i18n/client';
import type { OperatorDraft } from '~/schemas/operator-unit';

/** How a draft is published: by the command, because the machine that runs it makes the clips. */
export function PublishSection({ draft: { id, state, problems } }: { draft: OperatorDraft }) {
  const t = useScopedI18n('consoleUnits.publish');
  if (state === 'PUBLISHED')
    return (
      <Section title={t('title')}>
        <p>{t('published')}</p>
      </Section>
    );
  return (
    <Section title={t('title')}>
      <p>{t(problems.length === 0 ? 'ready' : 'notReady')}</p>
      <pre className="bg-sunken px-4 py-3 text-sm whitespace-pre-wrap">
        <code>npm run news -- publish {id.slice(-8)}</code>
      </pre>
      <p className="text-sm text-soft">{t('resume')}</p>
    </Section>
  );
}
