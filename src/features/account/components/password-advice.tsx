'use client';
import { missingCharacters, type PasswordOwner, passwordVerdict } from '~/domain/password-rules';
import { useI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import { isKnownCommon } from '../common-list';

interface Props {
  password: string;
  owner: PasswordOwner;
}

const TONES = {
  short: 'bg-soft',
  own: 'bg-again',
  common: 'bg-again',
  fair: 'bg-nearly',
  strong: 'bg-said',
};
const SHARES = { own: 1, common: 1, fair: 2, strong: 3 };

/** How good a password is while it is typed: three lengths of a line, and a sentence that says what to
 *  do. Missing characters are counted for the eye; only the verdict is spoken. */
export function PasswordAdvice({ password, owner }: Props) {
  const t = useI18n();
  const missing = missingCharacters(password);
  const verdict = passwordVerdict(password, owner, isKnownCommon);
  const width = verdict === 'short' ? (8 - missing) / 24 : SHARES[verdict] / 3;
  return (
    <>
      <span aria-hidden className="my-1 block h-0.5 bg-line">
        <span
          className={classNames('block h-full transition-all duration-quick', TONES[verdict])}
          style={{ width: `${width * 100}%` }}
        />
      </span>
      {verdict === 'short' ? (
        t('account.advice.short', { count: missing })
      ) : (
        <span role="status">{t(`account.advice.${verdict}`)}</span>
      )}
    </>
  );
}
