'use client';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/button';
import { TextField } from '~/components/ui/text-field';
import { useScopedI18n } from '~/i18n/client';

interface Props {
  onCheck: (typed: string) => void;
  onSpeak: () => void;
}

/** Types a reply: a scene without a microphone, and without a sound. */
export function ReplyByTyping({ onCheck, onSpeak }: Props) {
  const t = useScopedI18n('scene');
  const [typed, setTyped] = useState('');
  const [empty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return setEmpty(true);
    onCheck(typed);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <TextField
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
        maxLength={200}
        data-heir
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" size="lg" className="max-sm:w-full">
          {t('check')}
        </Button>
        <button type="button" className="link min-h-11" onClick={onSpeak}>
          {t('useMicrophone')}
        </button>
      </div>
    </form>
  );
}
