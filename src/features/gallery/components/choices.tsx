'use client';
import { type ReactNode, useState } from 'react';
import { CheckboxField } from '~/components/ui/checkbox-field';
import { RadioGroup } from '~/components/ui/radio-group';
import { SelectField } from '~/components/ui/select-field';
import { SliderField } from '~/components/ui/slider-field';
import { useI18n, useLanguage } from '~/i18n/client';
import { SAMPLES } from '../samples';
import { Drawer, Specimen } from './specimen';

const still = () => {};

export function Selects() {
  const { topic, topics, wrong } = SAMPLES[useLanguage()];
  const options = topics.map((label, at) => ({ value: String(at), label }));
  const select = (more: object) => <SelectField label={topic} options={options} {...more} />;
  return (
    <Drawer part="select-field">
      <Specimen name="rest">{whole(select({}))}</Specimen>
      <Specimen name="hover" shown="hover">
        {whole(select({}))}
      </Specimen>
      <Specimen name="focus" shown="focus">
        {whole(select({}))}
      </Specimen>
      <Specimen name="error">{whole(select({ error: wrong }))}</Specimen>
      <Specimen name="disabled">{whole(select({ disabled: true }))}</Specimen>
    </Drawer>
  );
}

export function Checkboxes() {
  const { verb, paragraph, wrong } = SAMPLES[useLanguage()];
  const [ticked, tick] = useState(true);
  return (
    <Drawer part="checkbox-field">
      <Specimen name="checked, not checked">
        <CheckboxField label={verb} checked={ticked} onChange={tick} />
        <CheckboxField label={verb} checked={!ticked} onChange={(state) => tick(!state)} />
      </Specimen>
      <Specimen name="hover" shown="hover">
        <CheckboxField label={verb} checked={false} onChange={still} />
      </Specimen>
      <Specimen name="focus" shown="focus">
        <CheckboxField label={verb} checked={false} onChange={still} />
        <CheckboxField label={verb} checked onChange={still} />
      </Specimen>
      <Specimen name="error">
        <CheckboxField label={verb} checked={false} onChange={still} error={wrong} />
      </Specimen>
      <Specimen name="long text">
        <CheckboxField label={paragraph} checked onChange={still} />
      </Specimen>
    </Drawer>
  );
}

export function Radios() {
  const t = useI18n();
  const { level, topics, wrong, sentence, verb } = SAMPLES[useLanguage()];
  const [chosen, choose] = useState('0');
  const options = topics.map((label, at) => ({ value: String(at), label }));
  const group = (more: object) => (
    <RadioGroup label={level} options={options} value={chosen} onChange={choose} {...more} />
  );
  return (
    <Drawer part="radio-group">
      <Specimen name="one chosen, note">{group({ note: t('common.optional') })}</Specimen>
      <Specimen name="none chosen, error">{group({ value: '', error: wrong })}</Specimen>
      <Specimen name="hover" shown="hover">
        {group({})}
      </Specimen>
      <Specimen name="focus" shown="focus">
        {group({})}
      </Specimen>
      <Specimen name="options with a hint and something aside">
        {group({
          options: options.map((option) => ({
            ...option,
            hint: sentence,
            aside: <Aside>{verb}</Aside>,
          })),
        })}
      </Specimen>
    </Drawer>
  );
}

export function Sliders() {
  const { level } = SAMPLES[useLanguage()];
  const [pace, setPace] = useState(1);
  const slider = (
    <SliderField label={level} min={0.5} max={1.5} step={0.1} value={pace} onChange={setPace} />
  );
  return (
    <Drawer part="slider-field">
      <Specimen name="0.5 to 1.5">{slider}</Specimen>
      <Specimen name="focus" shown="focus">
        {slider}
      </Specimen>
    </Drawer>
  );
}

const whole = (control: ReactNode) => <div className="w-full">{control}</div>;

function Aside({ children }: { children: string }) {
  return <span className="ml-auto text-sm text-soft">{children}</span>;
}
