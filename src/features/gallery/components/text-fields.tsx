'use client';
import { PasswordField } from '~/components/ui/password-field';
import { TextAreaField } from '~/components/ui/text-area-field';
import { TextField } from '~/components/ui/text-field';
import { useI18n, useLanguage } from '~/i18n/client';
import { SAMPLES } from '../samples';
import { Story, StoryExample } from './story';

export function TextFields() {
  const t = useI18n();
  const { label, longLabel, wrong, sentence, rows } = SAMPLES[useLanguage()];
  return (
    <Story part="text-field">
      <FullWidth name="rest: hint, note">
        <TextField label={label} hint={sentence} note={t('common.optional')} />
      </FullWidth>
      <FullWidth name="filled">
        <TextField label={label} defaultValue={rows[0]} />
      </FullWidth>
      <FullWidth name="placeholder">
        <TextField label={label} placeholder={rows[0]} />
      </FullWidth>
      <FullWidth name="hover" shown="hover">
        <TextField label={label} />
      </FullWidth>
      <FullWidth name="focus" shown="focus">
        <TextField label={label} defaultValue={rows[0]} />
      </FullWidth>
      <FullWidth name="disabled">
        <TextField label={label} defaultValue={rows[0]} disabled />
      </FullWidth>
      <FullWidth name="error">
        <TextField label={label} error={wrong} />
      </FullWidth>
      <FullWidth name="long text">
        <TextField label={longLabel} defaultValue={sentence} note={t('common.optional')} />
      </FullWidth>
    </Story>
  );
}

export function PasswordFields() {
  const t = useI18n();
  const { wrong } = SAMPLES[useLanguage()];
  const labels = {
    label: t('account.password'),
    showLabel: t('common.showPassword'),
    hideLabel: t('common.hidePassword'),
    autoComplete: 'off',
  };
  return (
    <Story part="password-field">
      <FullWidth name="rest: hidden">
        <PasswordField {...labels} defaultValue="lantern" />
      </FullWidth>
      <FullWidth name="focus" shown="focus">
        <PasswordField {...labels} defaultValue="lantern" />
      </FullWidth>
      <FullWidth name="error">
        <PasswordField {...labels} error={wrong} />
      </FullWidth>
    </Story>
  );
}

export function TextAreas() {
  const { label, wrong, paragraph } = SAMPLES[useLanguage()];
  return (
    <Story part="text-area-field">
      <FullWidth name="rest">
        <TextAreaField label={label} />
      </FullWidth>
      <FullWidth name="long text">
        <TextAreaField label={label} defaultValue={`${paragraph}\n${paragraph}`} />
      </FullWidth>
      <FullWidth name="error">
        <TextAreaField label={label} error={wrong} />
      </FullWidth>
      <FullWidth name="focus" shown="focus">
        <TextAreaField label={label} defaultValue={paragraph} />
      </FullWidth>
      <FullWidth name="disabled">
        <TextAreaField label={label} defaultValue={paragraph} disabled />
      </FullWidth>
    </Story>
  );
}

/** An example whose control fills its width. */
function FullWidth({ children, ...rest }: Parameters<typeof StoryExample>[0]) {
  return (
    <StoryExample {...rest}>
      <div className="w-full">{children}</div>
    </StoryExample>
  );
}
