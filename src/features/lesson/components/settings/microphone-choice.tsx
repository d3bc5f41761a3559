'use client';
import { MICROPHONE } from '~/audio/open-microphone';
import type { NamedMicrophone } from '~/audio/use-microphones';
import { SelectField } from '~/components/ui/select-field';
import { useDevicePreference } from '~/device/device-preference';
import { useScopedI18n } from '~/i18n/client';

/** Choice among several microphones; stored on this device. */
export function MicrophoneChoice({ microphones }: { microphones: readonly NamedMicrophone[] }) {
  const t = useScopedI18n('lesson.microphone');
  const [chosen, choose] = useDevicePreference(MICROPHONE);
  if (microphones.length < 2) return null;
  const known = microphones.some(({ id }) => id === chosen);
  const options = microphones.map(({ id, label }, index) => ({
    value: id,
    label: label || t('unnamed', { n: index + 1 }),
  }));
  return (
    <SelectField
      label={t('label')}
      value={known && chosen ? chosen : ''}
      onChange={({ target }) => choose(target.value || null)}
      options={[{ value: '', label: t('usual') }, ...options]}
      className="w-full max-w-form text-left"
    />
  );
}
