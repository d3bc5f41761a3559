'use client';
import { useState } from 'react';
import { toast } from 'sonner';
import { FormErrorSummary } from '~/components/ui/form-error-summary';
import { SelectField } from '~/components/ui/select-field';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { ACCENTS } from '~/domain/speech/accent';
import { checkFields } from '~/forms/form-errors';
import { useForm } from '~/forms/use-form';
import { useI18n } from '~/i18n/client';
import { formatPhone } from '~/lib/format-phone';
import { editProfileSchema, emailSchema, phoneSchema, type UserView } from '~/schemas/auth';
import { useEditProfile } from '../hooks';
import { useReauthentication } from '../use-reauthentication';
import { CurrentPasswordField } from './current-password-field';
import { EmailVerificationStatus } from './email-verification-status';
import { PronunciationField } from './pronunciation-field';
import { UnsavedChangesDialog } from './unsaved-dialog';

/** Turns a field left empty into null. */
const emptyToNull = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, text.trim() === '' ? null : text]),
  );

/** The form for the account's details. A new e-mail has to be verified by its link, and requires the current
 *  password when the server says so (an old login). */
export function ProfileForm({ user }: { user: UserView }) {
  const t = useI18n();
  const edit = useEditProfile();
  const reauthentication = useReauthentication();
  const [isNewEmail, setIsNewEmail] = useState(false);
  const [pronunciation, setPronunciation] = useState(user.pronunciation);
  const [editState, setEditState] = useState<'untouched' | 'changed' | 'saved'>('untouched');
  const differs = (typed: string | undefined) => {
    const email = emailSchema.safeParse(typed);
    return email.success && email.data !== user.email;
  };
  const { form, field, submit, errorSummary } = useForm({
    failure: t('account.failed.update'),
    check: (fields) => ({
      ...checkFields(editProfileSchema, emptyToNull(fields)),
      ...(differs(fields.email) && reauthentication.check(fields)),
    }),
    draftName: `profile:${user.email}`,
    restored: (stored) => {
      setIsNewEmail(differs(stored.email));
      const accent = ACCENTS.find((one) => one === stored.pronunciation);
      if (accent) setPronunciation(accent);
    },
    send: async (fields) => {
      const input = editProfileSchema.parse({ ...emptyToNull(fields), pronunciation });
      await reauthentication.submit(async () => {
        const saved = await edit.mutateAsync(input);
        setEditState('saved');
        setIsNewEmail(false);
        const pending = input.email !== undefined && input.email !== saved.email;
        toast.success(t('account.profile.saved'), {
          description: pending
            ? t('account.profile.emailSent', { email: input.email ?? '' })
            : null,
        });
      });
    },
  });
  return (
    <form
      {...form}
      className="grid max-w-[27rem] gap-6"
      onInput={() => setEditState('changed')}
      onChange={(event) => {
        form.onChange(event);
        setEditState('changed');
      }}
    >
      <UnsavedChangesDialog unsaved={editState === 'changed'} />
      <FormErrorSummary {...errorSummary} />
      <TextField
        {...field('name')}
        label={t('account.name')}
        defaultValue={user.name}
        autoComplete="name"
        maxLength={60}
        required
      />
      <div className="grid gap-2">
        <TextField
          {...field('email')}
          label={t('account.email')}
          hint={t('account.profile.emailHint')}
          defaultValue={user.email}
          onInput={({ currentTarget }) => setIsNewEmail(differs(currentTarget.value))}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <EmailVerificationStatus validated={user.validated} />
      </div>
      {isNewEmail && (
        <CurrentPasswordField
          isNeeded={reauthentication.isNeeded}
          autoFocus={reauthentication.autoFocus}
          field={field}
        />
      )}
      <TextField
        {...field('phone')}
        label={t('account.phone')}
        note={t('common.optional')}
        hint={t('account.phoneHint')}
        defaultValue={formatPhone(user.phone ?? '')}
        onBlur={({ currentTarget }) => {
          const typed = phoneSchema.safeParse(currentTarget.value);
          if (typed.success) currentTarget.value = formatPhone(typed.data);
        }}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
      />
      <SelectField
        {...field('gender')}
        label={t('account.gender')}
        note={t('common.optional')}
        defaultValue={user.gender ?? ''}
        autoComplete="sex"
        options={(['none', 'FEMALE', 'MALE', 'OTHER'] as const).map((value) => ({
          value: value === 'none' ? '' : value,
          label: t(`account.genders.${value}`),
        }))}
      />
      <PronunciationField
        value={pronunciation}
        onChange={(chosen) => {
          setPronunciation(chosen);
          setEditState('changed');
        }}
      />
      <div className="grid gap-2">
        <SubmitButton {...submit} size="lg" wide>
          {t('account.profile.submit')}
        </SubmitButton>
        <p role="status" className="min-h-6 text-center text-sm text-soft">
          {editState === 'changed' && t('account.profile.unsaved')}
          {editState === 'saved' && t('account.profile.allSaved')}
        </p>
      </div>
    </form>
  );
}
