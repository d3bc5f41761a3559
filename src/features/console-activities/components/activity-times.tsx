'use client';
import { CheckboxField } from '~/components/ui/checkbox-field';
import { SelectField } from '~/components/ui/select-field';
import { TextField } from '~/components/ui/text-field';
import { Section } from '~/console/section';
import { useScopedI18n } from '~/i18n/client';
import { ACTIVITY_KINDS, MAX_SEATS } from '~/schemas/operator-activity';
import type { ActivityFields, FieldErrors } from '../activity-fields';
import { TextPair } from './text-pair';

export interface ActivityPartProps {
  fields: ActivityFields;
  onChange: (changed: Partial<ActivityFields>) => void;
  /** Null until the form was sent. */
  errors: FieldErrors | null;
}

/** Time, place and number of seats of an activity. */
export function ActivityTimes(props: ActivityPartProps & { taken: number }) {
  const { fields, onChange, errors, taken } = props;
  const t = useScopedI18n('consoleActivities.form');
  const field = (name: 'day' | 'starts' | 'ends' | 'seats') => ({
    name,
    label: t(name),
    required: true,
    autoComplete: 'off',
    value: fields[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <Section title={t('when')}>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField {...field('day')} type="date" />
        <TextField {...field('starts')} type="time" />
        <TextField
          {...field('ends')}
          type="time"
          error={errors?.ends ? t('wrong.ends') : undefined}
        />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <SelectField
          name="kind"
          label={t('kind')}
          options={ACTIVITY_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          value={fields.kind}
          onChange={(event) =>
            onChange({ kind: event.currentTarget.value as ActivityFields['kind'] })
          }
        />
        <TextField
          {...field('seats')}
          type="number"
          inputMode="numeric"
          min={Math.max(1, taken)}
          max={MAX_SEATS}
          step={1}
          hint={taken > 0 && t('seatsHint', { taken })}
        />
      </div>
      <CheckboxField
        name="online"
        label={t('online')}
        checked={fields.online}
        onChange={(online) => onChange({ online })}
      />
      {!fields.online && (
        <TextPair
          fields={fields}
          onChange={onChange}
          name="city"
          label={t('city')}
          maxLength={40}
        />
      )}
      <TextPair
        fields={fields}
        onChange={onChange}
        name="place"
        label={t('place')}
        hint={t('placeHint')}
        maxLength={120}
      />
      <TextPair
        fields={fields}
        onChange={onChange}
        name="joining"
        label={t('joining')}
        hint={t('joiningHint')}
        maxLength={500}
      />
      <CheckboxField
        name="trial"
        label={t('trial')}
        checked={fields.trial}
        onChange={(trial) => onChange({ trial })}
      />
    </Section>
  );
}
