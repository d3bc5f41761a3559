'use client';
import type { FormEvent } from 'react';
import { Button } from '~/components/ui/button';
import { TextField } from '~/components/ui/text-field';
import { toEmail } from '~/domain/activity-people';
import { useScopedI18n } from '~/i18n/client';
import type { CheckInLine } from '~/schemas/operator-activity';

interface CheckInFormProps {
  typed: string;
  onType: (typed: string) => void;
  /** The people whom the typed text finds. */
  found: readonly CheckInLine[];
  busy: boolean;
  /** The reason why the last attempt checked in nobody. */
  error: string | undefined;
  /** Called at each attempt, with the reason if nobody is checked in; without one the previous message is
   *  cleared. */
  onTry: (error?: string) => void;
  onCheckIn: (email: string) => void;
}

/** One field that narrows the list, and checks in when it matches one person. */
export function CheckInForm(props: CheckInFormProps) {
  const { typed, onType, found, busy, error, onTry, onCheckIn } = props;
  const t = useScopedI18n('consoleActivities');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    onTry();
    const email = typed.trim() ? toEmail(found, typed) : null;
    if (email) return onCheckIn(email);
    onTry(toReason());
  };
  const toReason = () => {
    if (!typed.trim()) return t('noTyped');
    const seated = found.filter(({ status }) => status === 'CONFIRMED').length;
    if (seated > 1) return t('several');
    const [waiting, ...others] = found.filter(({ status }) => status === 'WAITLISTED');
    if (!waiting) return t('noMatch');
    if (others.length > 0) return t('severalWait');
    return t('waits', { name: waiting.name, place: String(waiting.waitingPlace) });
  };
  return (
    <form onSubmit={submit} noValidate className="flex max-w-text flex-wrap items-start gap-3">
      <TextField
        label={t('find')}
        hint={t('findHint')}
        error={error}
        className="min-w-0 flex-1 basis-60"
        type="search"
        name="q"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <Button type="submit" busy={busy} className="mt-8" data-heir>
        {t('checkIn')}
      </Button>
    </form>
  );
}
