'use client';
import { type ReactNode, useState } from 'react';
import { Button } from '~/components/ui/button';
import { CalendarIcon } from '~/components/ui/icons/things';
import { Phrases } from '~/components/ui/phrases';
import { phaseAt } from '~/domain/activity';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import type { ActivitySummary } from '~/schemas/activity';
import { useOwnRegistrations, useSeats } from '../hooks';
import { REGISTERING } from '../registering-loader';
import { useNow } from '../use-now';
import type { RegistrationAction } from '../use-registration-actions';
import { RegistrationState } from './registration-state';

interface Props {
  activity: ActivitySummary;
  /** Time at which the server rendered the page. */
  written: Date;
  /** Shown before the button while registration is open. */
  note?: ReactNode;
}

/** The user's own registration: register, see its status, cancel it. Its space is reserved until the
 *  session is known. */
export function RegistrationBox({ activity, written, note }: Props) {
  const t = useScopedI18n('activity.registration');
  const tActivity = useScopedI18n('activity');
  const language = useLanguage();
  const now = useNow(written);
  const phase = phaseAt(activity, now);
  const seats = useSeats()?.get(activity.slug);
  const own = useOwnRegistrations()?.get(activity.slug);
  const statusText =
    phase !== 'COMING'
      ? tActivity(phase === 'OVER' ? 'over' : 'running')
      : seats === undefined
        ? tActivity('seats', { count: activity.seats })
        : seats.left > 0
          ? tActivity('seatsLeft', { count: seats.left })
          : tActivity('full', { waiting: seats.waiting });
  const { slug } = activity;
  const Registering = REGISTERING.useComponent();
  const [action, setAction] = useState<RegistrationAction | null>(null);
  const [busy, setBusy] = useState(false);
  const act = async (kind: 'register' | 'cancel') => {
    setBusy(true);
    // Without its script the call is never sent; the page shows the message for a page that cannot be opened.
    if (await REGISTERING.request()) setAction({ kind, slug });
    else setBusy(false);
  };
  return (
    <section
      aria-labelledby="registration"
      className="grid min-h-72 content-start gap-4 border-t-2 border-text pt-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="registration" className="text-xl">
          <Phrases>{t('title')}</Phrases>
        </h2>
        <p className="figures text-sm text-soft">{statusText}</p>
      </div>
      {phase === 'COMING' && note}
      {Registering && action && <Registering action={action} onSettled={() => setBusy(false)} />}
      <RegistrationState
        activity={activity}
        own={own}
        phase={phase}
        full={seats?.left === 0}
        busy={busy}
        onAct={act}
      />
      {phase !== 'OVER' && (
        <Button asChild variant="quiet" className="-ml-6 justify-self-start">
          <a href={`/api/activities/${slug}/calendar?language=${language}`} download>
            <CalendarIcon />
            {tActivity('calendar')}
          </a>
        </Button>
      )}
      {activity.trial && phase !== 'OVER' && (
        <p className="border-t border-line pt-3 text-sm text-soft">
          <Phrases>{tActivity('trialNote')}</Phrases>
        </p>
      )}
    </section>
  );
}
