'use client';
import { missingCharacters, type PasswordUser, passwordVerdict } from '~/domain/password-rules';
import { useI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import { isKnownCommonPassword } from '../common-passwords';

interface Props {
  password: string;
  owner: PasswordUser;
}

const TONES = {
  short: 'bg-soft',
  own: 'bg-again',
  common: 'bg-again',
  fair: 'bg-nearly',
  strong: 'bg-said',
};
const WIDTHS = { own: 1, common: 1, fair: 2, strong: 3 };

/** The rating of a password while it is typed: a line in three lengths, and a sentence of advice. The
 *  count of missing characters is only visible; screen readers announce the verdict alone. */
export function PasswordStrengthMeter({ password, owner }: Props) {
  const t = useI18n();
  const missing = missingCharacters(password);
  const strength = passwordVerdict(password, owner, isKnownCommonPassword);
  const width = strength === 'short' ? (8 - missing) / 24 : WIDTHS[strength] / 3;
  return (
    <>
      <span aria-hidden className="my-1 block h-0.5 bg-line">
        <span
          className={classNames('block h-full transition-all duration-quick', TONES[strength])}
          style={{ width: `${width * 100}%` }}
        />
      </span>
      {strength === 'short' ? (
        t('account.advice.short', { count: missing })
      ) : (
        <span role="status">{t(`account.advice.${strength}`)}</span>
      )}
    </>
  );
}
