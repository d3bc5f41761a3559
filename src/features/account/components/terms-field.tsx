'use client';
import { CheckboxField } from '~/components/ui/checkbox-field';
import { Link } from '~/components/ui/link';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | null;
}

/** The consent to the terms of use and the privacy policy, which open in another tab so that the form
 *  is not lost. */
export function TermsField({ checked, onChange, error }: Props) {
  const t = useI18n();
  const language = useLanguage();
  const link = (path: string, label: string) => (
    <Link className="link" href={localePath(language, path)} target="_blank">
      {label}
    </Link>
  );
  return (
    <CheckboxField
      name="terms"
      required
      checked={checked}
      onChange={onChange}
      error={error}
      isErrorQuiet
      label={
        <span>
          {t('account.signup.terms', {
            tou: link('/tou', t('account.signup.tou')),
            privacy: link('/privacy', t('account.signup.privacy')),
          })}
        </span>
      }
    />
  );
}
