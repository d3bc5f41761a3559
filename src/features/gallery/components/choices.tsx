'use client';
import { type ReactNode, useState } from 'react';
import { CheckboxField } from '~/components/ui/checkbox-field';
import { RadioGroup } from '~/components/ui/radio-group';
import { SelectField } from '~/components/ui/select-field';
import { SliderField } from '~/components/ui/slider-field';
import { useI18n, useLanguage } from '~/i18n/client';
import { SAMPLES } from '../samples';
import { Story, StoryExample } from './story';

const noop = () => {};

export function Selects() {
  const { topic, topics, wrong } = SAMPLES[useLanguage()];
  const options = topics.map((label, index) => ({ value: String(index), label }));
  const select = (more: object) => <SelectField label={topic} options={options} {...more} />;
  return (
    <Story part="select-field">
      <StoryExample name="rest">{whole(select({}))}</StoryExample>
      <StoryExample name="hover" shown="hover">
        {whole(select({}))}
      </StoryExample>
      <StoryExample name="focus" shown="focus">
        {whole(select({}))}
      </StoryExample>
      <StoryExample name="error">{whole(select({ error: wrong }))}</StoryExample>
      <StoryExample name="disabled">{whole(select({ disabled: true }))}</StoryExample>
    </Story>
  );
}

export function Checkboxes() {
  const { verb, paragraph, wrong } = SAMPLES[useLanguage()];
  const [ticked, tick] = useState(true);
  return (
    <Story part="checkbox-field">
      <StoryExample name="checked, not checked">
        <CheckboxField label={verb} checked={ticked} onChange={tick} />
        <CheckboxField label={verb} checked={!ticked} onChange={(state) => tick(!state)} />
      </StoryExample>
      <StoryExample name="hover" shown="hover">
        <CheckboxField label={verb} checked={false} onChange={noop} />
      </StoryExample>
      <StoryExample name="focus" shown="focus">
        <CheckboxField label={verb} checked={false} onChange={noop} />
        <CheckboxField label={verb} checked onChange={noop} />
      </StoryExample>
      <StoryExample name="error">
        <CheckboxField label={verb} checked={false} onChange={noop} error={wrong} />
      </StoryExample>
      <StoryExample name="long text">
        <CheckboxField label={paragraph} checked onChange={noop} />
      </StoryExample>
    </Story>
  );
}

export function Radios() {
  const t = useI18n();
  const { level, topics, wrong, sentence, verb } = SAMPLES[useLanguage()];
  const [chosen, choose] = useState('0');
  const options = topics.map((label, index) => ({ value: String(index), label }));
  const group = (more: object) => (
    <RadioGroup label={level} options={options} value={chosen} onChange={choose} {...more} />
  );
  return (
    <Story part="radio-group">
      <StoryExample name="one chosen, note">{group({ note: t('common.optional') })}</StoryExample>
      <StoryExample name="none chosen, error">{group({ value: '', error: wrong })}</StoryExample>
      <StoryExample name="hover" shown="hover">
        {group({})}
      </StoryExample>
      <StoryExample name="focus" shown="focus">
        {group({})}
      </StoryExample>
      <StoryExample name="options with a hint and something aside">
        {group({
          options: options.map((option) => ({
            ...option,
            hint: sentence,
            aside: <Aside>{verb}</Aside>,
          })),
        })}
      </StoryExample>
    </Story>
  );
}

export function Sliders() {
  const { level } = SAMPLES[useLanguage()];
  const [pace, setPace] = useState(1);
  const slider = (
    <SliderField label={level} min={0.5} max={1.5} step={0.1} value={pace} onChange={setPace} />
  );
  return (
    <Story part="slider-field">
      <StoryExample name="0.5 to 1.5">{slider}</StoryExample>
      <StoryExample name="focus" shown="focus">
        {slider}
      </StoryExample>
    </Story>
  );
}

const whole = (control: ReactNode) => <div className="w-full">{control}</div>;

function Aside({ children }: { children: string }) {
  return <span className="ml-auto text-sm text-soft">{children}</span>;
}
