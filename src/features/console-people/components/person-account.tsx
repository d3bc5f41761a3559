'use client';
import { Facts } from '~/console/facts';
import { Section } from '~/console/section';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDate } from '~/lib/format-date';
import { formatDateTime } from '~/lib/format-date-time';
import type { Person } from '~/schemas/console';

/** The account of a person, and how long the membership lasts. */
export function PersonAccount({ account, membership }: Pick<Person, 'account' | 'membership'>) {
  const t = useI18n();
  const language = useLanguage();
  const { name, email, validated, role, createdAt, disabledAt, sessions } = account;
  const { expiresAt, paused } = membership;
  const state = disabledAt
    ? t('consolePeople.disabled', { time: formatDateTime(disabledAt, language) })
    : t('consolePeople.enabled');
  const member = paused
    ? t('consolePeople.paused', { date: formatDate(paused.until, language) })
    : expiresAt
      ? t('consolePeople.memberUntil', { date: formatDate(expiresAt, language) })
      : t('consolePeople.notMember');
  return (
    <Section title={t('consolePeople.account')}>
      <Facts
        facts={[
          [t('consolePeople.name'), name],
          [
            t('consolePeople.email'),
            validated ? email : `${email} (${t('consolePeople.emailOpen')})`,
          ],
          [t('consolePeople.role'), t(`consoleShell.roles.${role}`)],
          [t('consolePeople.since'), formatDateTime(createdAt, language)],
          [t('consolePeople.state'), state],
          [t('consolePeople.devices'), String(sessions)],
          [t('consolePeople.membership'), member],
        ]}
      />
    </Section>
  );
}
