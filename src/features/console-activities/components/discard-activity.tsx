'use client';
import { useRouter } from 'next/navigation';
import { ActButton } from '~/console/act-button';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import type { OperatorActivity } from '~/schemas/operator-activity';
import { useDiscardActivity } from '../hooks';

/** Deletes a draft after a confirmation: it cannot be undone. */
export function DiscardActivity({ activity }: { activity: OperatorActivity }) {
  const t = useScopedI18n('consoleActivities');
  const language = useLanguage();
  const router = useRouter();
  const discard = useDiscardActivity();
  const { slug, revision, title } = activity;
  return (
    <ActButton
      label={t('discard')}
      variant="danger"
      title={t('discardTitle', { title: title[language] })}
      text={t('discardText')}
      submit={t('discard')}
      isDangerous
      cancel={t('back')}
      failed={t('discardFailed')}
      run={async () => {
        await discard.mutateAsync({ slug, revision });
        router.push(localePath(language, consoleRoute('console-activities')));
      }}
    />
  );
}
