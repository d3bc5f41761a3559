'use client';
import { useLocalVoices } from '~/audio/use-local-voices';
import { Phrases } from '~/components/ui/phrases';
import { SelectField } from '~/components/ui/select-field';
import { useScopedI18n } from '~/i18n/client';

interface Props {
  chosen: string | null;
  onChange: (voiceURI: string | null) => void;
}

/** Choice between the recordings and the English voices of this device; nothing where it has none. */
export function DeviceVoiceField({ chosen, onChange }: Props) {
  const t = useScopedI18n('listening');
  const voices = useLocalVoices();
  if (voices.length === 0) return null;
  const isThere = voices.some(({ voiceURI }) => voiceURI === chosen);
  return (
    <div className="grid gap-1 border-t border-line pt-2">
      <SelectField
        label={t('deviceVoice')}
        value={isThere && chosen ? chosen : ''}
        onChange={({ currentTarget: { value } }) => onChange(value || null)}
        options={[
          { value: '', label: t('recordings') },
          ...voices.map(({ voiceURI, name, lang }) => ({
            value: voiceURI,
            label: t('deviceVoiceName', { name, lang }),
          })),
        ]}
      />
      {isThere && (
        <p className="text-sm text-soft">
          <Phrases>{t('deviceVoiceNote')}</Phrases>
        </p>
      )}
    </div>
  );
}
