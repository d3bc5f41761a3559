'use client';
import { Notice } from '~/components/ui/notice';
import { Section } from '~/console/section';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDateTime } from '~/lib/format-date-time';
import type { Today } from '~/schemas/console';

const PARTS = ['mail', 'accountRequests', 'payments', 'refunds', 'invoices'] as const;

/** The state of the worker and the gateways: overdue tasks, backups included, and the last backup. */
export function HealthReport({ health }: { health: Today['health'] }) {
  const t = useI18n();
  const language = useLanguage();
  const late = PARTS.flatMap((part) => {
    const { count, since } = health[part];
    return since ? [{ part, count, time: formatDateTime(since, language) }] : [];
  });
  const { failures, lastBackup, isBackupOld, worker } = health;
  const isGood = late.length === 0 && failures.length === 0 && worker?.isSilent === false;
  return (
    <Section title={t('consoleShell.today.health.title')}>
      {isGood && <p className="text-soft">{t('consoleShell.today.health.good')}</p>}
      {!worker && <Notice tone="error">{t('consoleShell.today.health.workerNever')}</Notice>}
      {worker?.isSilent && (
        <Notice tone="error">
          {t('consoleShell.today.health.workerSilent', {
            time: formatDateTime(worker.beatAt, language),
          })}
        </Notice>
      )}
      {late.map(({ part, count, time }) => (
        <Notice key={part} tone="warning">
          {t(`consoleShell.today.health.${part}`, { count: String(count), time })}
        </Notice>
      ))}
      {failures.map(({ work, count, since }) => (
        <Notice key={work} tone="warning">
          {t('consoleShell.today.health.failures', {
            work: t(`consoleShell.today.health.works.${work}`),
            count: String(count),
            time: formatDateTime(since, language),
          })}
        </Notice>
      ))}
      {isBackupOld && (
        <Notice tone="warning">
          {lastBackup
            ? t('consoleShell.today.health.backupOld', {
                time: formatDateTime(lastBackup.takenAt, language),
              })
            : t('consoleShell.today.health.backupNever')}
        </Notice>
      )}
      <p className="text-soft">
        {lastBackup
          ? t(
              `consoleShell.today.health.${lastBackup.isEncrypted ? 'encryptedBackup' : 'backup'}`,
              {
                time: formatDateTime(lastBackup.takenAt, language),
              },
            )
          : t('consoleShell.today.health.noBackup')}
      </p>
    </Section>
  );
}
