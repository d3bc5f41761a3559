'use client';
import { SelectField } from '~/components/ui/select-field';
import { TextField } from '~/components/ui/text-field';
import { useI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import { IN_CHECKOUT, OUTSIDE_CHECKOUT } from '../return-hint';

interface Props {
  field: (name: string) => { name: string; error: string | null };
  /** Whether they are folded until the user opens them, or one of them has an error. */
  isFolded: boolean;
  /** Whether the URL that decides on folding has not been read yet: the styles then show the parts that
   *  belong to it. */
  isOpen: boolean;
}

/** The optional fields of a new account: phone and gender. */
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
