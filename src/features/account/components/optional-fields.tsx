'use client';
import { SelectField } from '~/components/ui/select-field';
import { TextField } from '~/components/ui/text-field';
import { useI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import { IN_CHECKOUT, OUTSIDE_CHECKOUT } from '../return-hint';

interface Props {
  field: (name: string) => { name: string; error: string | null };
  /** Whether they are folded until somebody asks for them, or one of them has an error. */
  isFolded: boolean;
  /** Whether it is still to be read in the URL if they are: the styles show what belongs to it. */
  isOpen: boolean;
}

/** What a new account may say, and need not: phone and gender. */
export function OptionalFields({ field, isFolded, isOpen }: Props) {
  const t = useI18n();
  const note = isFolded ? undefined : t('common.optional');
  const fields = (
    <>
      <TextField
        {...field('phone')}
        label={t('account.phone')}
        note={note}
        hint={t('account.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
      />
      <SelectField
        {...field('gender')}
        label={t('account.gender')}
        note={note}
        autoComplete="sex"
        options={(['none', 'FEMALE', 'MALE', 'OTHER'] as const).map((value) => ({
          value: value === 'none' ? '' : value,
          label: t(`account.genders.${value}`),
        }))}
      />
    </>
  );
  const summary = <summary>{t('account.checkout.optional')}</summary>;
  if (isFolded)
    return (
      <details className="disclosure">
        {summary}
        <div className="grid gap-6 pt-2">{fields}</div>
      </details>
    );
  return (
    <>
      <div className={classNames('grid gap-6', isOpen && OUTSIDE_CHECKOUT)}>{fields}</div>
      {isOpen && <details className={`disclosure ${IN_CHECKOUT}`}>{summary}</details>}
    </>
  );
}
