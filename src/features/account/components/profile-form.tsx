'use client';
import { useState } from 'react';
import { toast } from 'sonner';
import { FormRefusal } from '~/components/ui/form-refusal';
import { SelectField } from '~/components/ui/select-field';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { checkFields } from '~/forms/form-errors';
import { useForm } from '~/forms/use-form';
import { useI18n } from '~/i18n/client';
import { phoneText } from '~/lib/phone-text';
import { editProfileSchema, PRONUNCIATIONS, phoneSchema, type UserView } from '~/schemas/auth';
import { useEditProfile } from '../hooks';
import { PronunciationField } from './pronunciation-field';
import { UnsavedDialog } from './unsaved-dialog';
import { ValidatedState } from './validated-state';

/** A field that the owner sees empty is meant to be empty. */
const blankIsNull = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, text.trim() === '' ? null : text]),
  );

/** What the owner may change about the account. A new address waits for its link. */
export function ProfileForm({ user }: { user: UserView }) {
  const t = useI18n();
  const edit = useEditProfile();
  const [pronunciation, setPronunciation] = useState(user.pronunciation);
  const [state, setState] = useState<'untouched' | 'changed' | 'saved'>('untouched');
  const { form, field, submit, refused } = useForm({
    failure: t('account.failed.update'),
    check: (fields) => checkFields(editProfileSchema, blankIsNull(fields)),
    keep: `profile:${user.email}`,
    restored: (kept) => {
      const accent = PRONUNCIATIONS.find((one) => one === kept.pronunciation);
      if (accent) setPronunciation(accent);
    },
    send: async (fields) => {
      const input = editProfileSchema.parse({ ...blankIsNull(fields), pronunciation });
      const now = await edit.mutateAsync(input);
      setState('saved');
      const pending = input.email !== undefined && input.email !== now.email;
      toast.success(t('account.profile.saved'), {
        description: pending ? t('account.profile.emailSent', { email: input.email ?? '' }) : null,
      });
    },
  });
  return (
    <form
      {...form}
      className="grid max-w-[27rem] gap-6"
      onInput={() => setState('changed')}
      onChange={(event) => {
        form.onChange(event);
        setState('changed');
      }}
    >
      <UnsavedDialog unsaved={state === 'changed'} />
      <FormRefusal {...refused} />
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
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <ValidatedState validated={user.validated} />
      </div>
      <TextField
        {...field('phone')}
        label={t('account.phone')}
        note={t('common.optional')}
        hint={t('account.phoneHint')}
        defaultValue={phoneText(user.phone ?? '')}
        onBlur={({ currentTarget }) => {
          const typed = phoneSchema.safeParse(currentTarget.value);
          if (typed.success) currentTarget.value = phoneText(typed.data);
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
          setState('changed');
        }}
      />
      <div className="grid gap-2">
        <SubmitButton {...submit} size="lg" wide>
          {t('account.profile.submit')}
        </SubmitButton>
        <p role="status" className="min-h-6 text-center text-sm text-soft">
          {state === 'changed' && t('account.profile.unsaved')}
          {state === 'saved' && t('account.profile.allSaved')}
        </p>
      </div>
    </form>
  );
}
