'use client';
import { useState } from 'react';
import { CheckboxField } from '~/components/ui/checkbox-field';
import { PasswordField } from '~/components/ui/password-field';
import { RadioGroup } from '~/components/ui/radio-group';
import { SelectField } from '~/components/ui/select-field';
import { SliderField } from '~/components/ui/slider-field';
import { TextAreaField } from '~/components/ui/text-area-field';
import { TextField } from '~/components/ui/text-field';
import { useI18n } from '~/i18n/client';
import { Drawer, Specimen } from './specimen';

/** Everything that takes what a person types or chooses. */
export function Fields() {
  const t = useI18n();
  const [ticked, tick] = useState(true);
  const [chosen, choose] = useState<'FEMALE' | 'MALE'>('FEMALE');
  const [pace, setPace] = useState(1);
  const wrong = t('validation.required');
  const options = (['FEMALE', 'MALE'] as const).map((value) => ({
    value,
    label: t(`account.genders.${value}`),
  }));
  const name = t('account.name');
  return (
    <>
      <Drawer name="TextField, TextAreaField">
        <TextField label={name} hint={t('account.phoneHint')} note={t('common.optional')} />
        <TextField label={name} defaultValue={t('common.tagline')} />
        <TextField label={name} error={wrong} />
        <TextField label={name} defaultValue={t('common.tagline')} disabled />
        <TextAreaField label={name} defaultValue={t('common.description')} />
        <TextAreaField label={name} error={wrong} />
      </Drawer>
      <Drawer name="PasswordField, SelectField">
        <PasswordField
          label={t('account.password')}
          defaultValue="lantern"
          autoComplete="off"
          showLabel={t('common.showPassword')}
          hideLabel={t('common.hidePassword')}
        />
        <PasswordField
          label={t('account.password')}
          error={wrong}
          autoComplete="off"
          showLabel={t('common.showPassword')}
          hideLabel={t('common.hidePassword')}
        />
        <SelectField label={t('account.gender')} options={options} />
        <SelectField label={t('account.gender')} options={options} error={wrong} />
      </Drawer>
      <Drawer name="CheckboxField, RadioGroup, SliderField">
        <CheckboxField label={t('common.tagline')} checked={ticked} onChange={tick} />
        <CheckboxField
          label={t('common.tagline')}
          checked={false}
          onChange={() => {}}
          error={wrong}
        />
        <RadioGroup
          label={t('account.gender')}
          options={options}
          value={chosen}
          onChange={choose}
        />
        <RadioGroup
          label={t('account.gender')}
          options={options}
          value=""
          onChange={choose}
          error={wrong}
        />
        <Specimen name="0.5–1.5">
          <SliderField
            label={t('common.more')}
            min={0.5}
            max={1.5}
            step={0.1}
            value={pace}
            onChange={setPace}
          />
        </Specimen>
      </Drawer>
    </>
  );
}
