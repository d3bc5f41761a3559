'use client';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { ActNotice } from '~/console/act-notice';
import { Section } from '~/console/section';
import { useAct } from '~/console/use-act';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import type { OperatorDraft } from '~/schemas/operator-unit';
import { usePublication } from '../hooks';
import { WithdrawDraft } from './withdraw-draft';

/** The unit of a published draft, with the buttons to correct and to withdraw it. */
export function PublishedDraft({ draft }: { draft: OperatorDraft }) {
  const t = useI18n();
  const language = useLanguage();
  const act = useAct();
  const { correct } = usePublication();
  const { id, version, texts } = draft;
  const begin = () => void act.run(() => correct.mutateAsync({ id, version }));
  return (
    <Section title={t('consoleUnits.publish.title')}>
      <p role="status">{t('consoleUnits.publish.published')}</p>
      <Link
        className="link inline-flex min-h-11 items-center justify-self-start"
        href={localePath(language, route('course-news-slug', { slug: texts.slug }))}
      >
        {t('consoleUnits.open')}
      </Link>
      <p className="max-w-text text-soft">{t('consoleUnits.correct.text')}</p>
      <ActNotice outcome={act.outcome} failed={t('consoleUnits.publish.failed')} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={begin} busy={act.busy}>
          {t('consoleUnits.correct.open')}
        </Button>
        <WithdrawDraft draft={draft} />
      </div>
    </Section>
  );
}
