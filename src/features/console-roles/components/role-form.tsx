'use client';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { SelectField } from '~/components/ui/select-field';
import { TextField } from '~/components/ui/text-field';
import { ActFailure } from '~/console/act-failure';
import { ReasonField } from '~/console/reason-field';
import { Section } from '~/console/section';
import { useUnsavedWork } from '~/console/unsaved-work';
import { ROLES, type Role } from '~/domain/role';
import { useI18n } from '~/i18n/client';
import { useSetRole } from '../hooks';

const EMPTY = { email: '', role: 'SUPPORT' as Role, reason: '' };

type Outcome = { kind: 'done'; email: string; role: Role } | { kind: 'failed'; error: unknown };

/** The form in which an owner sets the role of an account. */
export function RoleForm() {
  const t = useI18n();
  const { appoint } = useSetRole();
  const [fields, setFields] = useState(EMPTY);
  useUnsavedWork(fields !== EMPTY);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setOutcome(null);
    try {
      if (!(await appoint(fields))) return;
      setOutcome({ kind: 'done', email: fields.email, role: fields.role });
      setFields(EMPTY);
    } catch (error) {
      setOutcome({ kind: 'failed', error });
    } finally {
      setBusy(false);
    }
  };
  const change = (field: Partial<typeof EMPTY>) => {
    // The user has begun the next appointment, so the result of the previous one is removed.
    setOutcome((now) => (now?.kind === 'done' ? null : now));
    setFields((now) => ({ ...now, ...field }));
  };
  return (
    <Section title={t('consoleShell.rolePage.appoint.title')}>
      <form onSubmit={submit} className="grid max-w-text gap-4">
        <TextField
          label={t('consoleShell.rolePage.appoint.email')}
          name="email"
          type="email"
          required
          autoComplete="off"
          value={fields.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <SelectField
          label={t('consoleShell.rolePage.appoint.role')}
          name="role"
          value={fields.role}
          onChange={(event) => change({ role: toRole(event.currentTarget.value) })}
          options={ROLES.map((role) => ({ value: role, label: t(`consoleShell.roles.${role}`) }))}
        />
        <ReasonField
          label={t('consoleShell.rolePage.appoint.reason')}
          hint={t('consoleShell.rolePage.appoint.reasonHint')}
          value={fields.reason}
          onChange={(reason) => change({ reason })}
        />
        <OutcomeNotice outcome={outcome} />
        <Button type="submit" busy={busy} className="justify-self-start">
          {t('consoleShell.rolePage.appoint.submit')}
        </Button>
      </form>
    </Section>
  );
}

function toRole(value: string): Role {
  return ROLES.find((role) => role === value) ?? EMPTY.role;
}

function OutcomeNotice({ outcome }: { outcome: Outcome | null }) {
  const t = useI18n();
  if (!outcome) return null;
  if (outcome.kind === 'failed') return <ActFailure error={outcome.error} />;
  const role = t(`consoleShell.roles.${outcome.role}`);
  return (
    <Notice tone="good">
      {t('consoleShell.rolePage.appoint.done', { email: outcome.email, role })}
    </Notice>
  );
}
