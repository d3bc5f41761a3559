'use client';
import { PersonName } from '~/console/person-name';
import { useScopedI18n } from '~/i18n/client';
import type { GiftRow } from '~/schemas/operator-gift';

/** The recipient of a gift, with the name and the address that its buyer typed. */
export function GiftRecipient({ name, email }: Pick<GiftRow, 'name' | 'email'>) {
  const t = useScopedI18n('gift.order');
  if (!email) return t('forgotten');
  return (
    <>
      {name && (
        <span className="block">
          <PersonName>{name}</PersonName>
        </span>
      )}
      <span className="wrap-anywhere">{email}</span>
    </>
  );
}
