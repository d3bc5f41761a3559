'use client';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/button';
import { TextAreaField } from '~/components/ui/text-area-field';
import { useScopedI18n } from '~/i18n/client';

interface Props {
  onCheck: (typed: string) => void;
  onSpeak: () => void;
}

/** Gives a passage back by typing: interpreting without a microphone. */
export function InterpretType({ onCheck, onSpeak }: Props) {
  const t = useScopedI18n('interpret');
  const [typed, setTyped] = useState('');
  const [empty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return setEmpty(true);
    onCheck(typed);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <TextAreaField
        name="typed"
        label={t('typed')}
        error={empty ? t('empty') : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setEmpty(false);
        }}
        lang="en"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={2000}
        data-heir
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" size="lg">
          {t('check')}
        </Button>
        <button type="button" className="link min-h-11" onClick={onSpeak}>
          {t('useMicrophone')}
        </button>
      </div>
    </form>
  );
}
