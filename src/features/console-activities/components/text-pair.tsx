'use client';
import { TextAreaField } from '~/components/ui/text-area-field';
import { TextField } from '~/components/ui/text-field';
import { useScopedI18n } from '~/i18n/client';
import { LANGUAGE_TAGS } from '~/lib/language';
import type { ActivityFields, TextKey, TextName } from '../activity-fields';

interface TextPairProps {
  fields: ActivityFields;
  onChange: (changed: Partial<ActivityFields>) => void;
  name: TextName;
  label: string;
  hint?: string;
  error?: string | undefined;
  maxLength: number;
  isLong?: boolean;
}

/** A text in Chinese and in English, beside each other where there is room. */
export function TextPair(props: TextPairProps) {
  const { fields, onChange, name, label, hint, error, maxLength, isLong = false } = props;
  const t = useScopedI18n('consoleActivities.form');
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {(['Zh', 'En'] as const).map((suffix) => {
        const key: TextKey = `${name}${suffix}`;
        const shared = {
          name: key,
          label,
          maxLength,
          required: true,
          autoComplete: 'off',
          note: t(suffix === 'Zh' ? 'zh' : 'en'),
          lang: suffix === 'Zh' ? LANGUAGE_TAGS.zh : LANGUAGE_TAGS.en,
          value: fields[key],
          // One hint and one error for both.
          ...(suffix === 'Zh' && { hint, error }),
          onChange: (event: { currentTarget: { value: string } }) =>
            onChange({ [key]: event.currentTarget.value }),
        };
        return isLong ? (
          <TextAreaField key={key} {...shared} />
        ) : (
          <TextField key={key} {...shared} pattern=".*\S.*" />
        );
      })}
    </div>
  );
}
