'use client';
import { Facts } from '~/console/facts';
import { PersonName } from '~/console/person-name';
import { Section } from '~/console/section';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDateTime } from '~/lib/format-date-time';
import type { Person } from '~/schemas/console';
import { useMembershipText } from '../use-membership-text';

/** The account of a person, and how long the membership lasts. */
export function PersonAccount({ account, membership }: Pick<Person, 'account' | 'membership'>) {
  const t = useI18n();
  const language = useLanguage();
  const { name, email, validated, role, createdAt, disabledAt, sessions } = account;
  const membershipText = useMembershipText();
  const state = disabledAt
    ? t('consolePeople.disabled', { time: formatDateTime(disabledAt, language) })
    : t('consolePeople.enabled');
  return (
    <Section title={t('consolePeople.account')}>
      <Facts
        facts={[
          [t('consolePeople.name'), <PersonName key="name">{name}</PersonName>],
          [
            t('consolePeople.email'),
            validated ? email : `${email} (${t('consolePeople.emailOpen')})`,
          ],
          [t('consolePeople.role'), t(`consoleShell.roles.${role}`)],
          [t('consolePeople.since'), formatDateTime(createdAt, language)],
          [t('consolePeople.state'), state],
          [t('consolePeople.devices'), String(sessions)],
          [t('consolePeople.membership'), membershipText(membership)],
        ]}
      />
    </Section>
  );
}
