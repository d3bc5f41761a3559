'use client';
import { PasswordField } from '~/components/ui/password-field';
import { TextAreaField } from '~/components/ui/text-area-field';
import { TextField } from '~/components/ui/text-field';
import { useI18n, useLanguage } from '~/i18n/client';
import { SAMPLES } from '../samples';
import { Drawer, Specimen } from './specimen';

export function TextFields() {
  const t = useI18n();
  const { label, longLabel, wrong, sentence, rows } = SAMPLES[useLanguage()];
  return (
    <Drawer part="text-field">
      <Whole name="rest: hint, note">
        <TextField label={label} hint={sentence} note={t('common.optional')} />
      </Whole>
      <Whole name="filled">
        <TextField label={label} defaultValue={rows[0]} />
      </Whole>
      <Whole name="placeholder">
        <TextField label={label} placeholder={rows[0]} />
      </Whole>
      <Whole name="hover" shown="hover">
        <TextField label={label} />
      </Whole>
      <Whole name="focus" shown="focus">
        <TextField label={label} defaultValue={rows[0]} />
      </Whole>
      <Whole name="disabled">
        <TextField label={label} defaultValue={rows[0]} disabled />
      </Whole>
      <Whole name="error">
        <TextField label={label} error={wrong} />
      </Whole>
      <Whole name="long text">
        <TextField label={longLabel} defaultValue={sentence} note={t('common.optional')} />
      </Whole>
    </Drawer>
  );
}

export function PasswordFields() {
  const t = useI18n();
  const { wrong } = SAMPLES[useLanguage()];
  const words = {
    label: t('account.password'),
    showLabel: t('common.showPassword'),
    hideLabel: t('common.hidePassword'),
    autoComplete: 'off',
  };
  return (
    <Drawer part="password-field">
      <Whole name="rest: hidden">
        <PasswordField {...words} defaultValue="lantern" />
      </Whole>
      <Whole name="focus" shown="focus">
        <PasswordField {...words} defaultValue="lantern" />
      </Whole>
      <Whole name="error">
        <PasswordField {...words} error={wrong} />
      </Whole>
    </Drawer>
  );
}

export function TextAreas() {
  const { label, wrong, paragraph } = SAMPLES[useLanguage()];
  return (
    <Drawer part="text-area-field">
      <Whole name="rest">
        <TextAreaField label={label} />
      </Whole>
      <Whole name="long text">
        <TextAreaField label={label} defaultValue={`${paragraph}\n${paragraph}`} />
      </Whole>
      <Whole name="error">
        <TextAreaField label={label} error={wrong} />
      </Whole>
      <Whole name="focus" shown="focus">
        <TextAreaField label={label} defaultValue={paragraph} />
      </Whole>
      <Whole name="disabled">
        <TextAreaField label={label} defaultValue={paragraph} disabled />
      </Whole>
    </Drawer>
  );
}

/** A specimen whose control fills it. */
function Whole({ children, ...rest }: Parameters<typeof Specimen>[0]) {
  return (
    <Specimen {...rest}>
      <div className="w-full">{children}</div>
    </Specimen>
  );
}
