'use client';
import { Button } from '~/components/ui/button';
import { CheckIcon } from '~/components/ui/icons/marks';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import type { ActivityPhase } from '~/domain/activity';
import { useSession } from '~/features/account/hooks';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import type { ActivitySummary, OwnRegistration } from '~/schemas/activity';
import { REGISTERING } from '../registering-loader';
import { LinkedText } from './linked-text';

interface RegistrationStateProps {
  activity: ActivitySummary;
  own?: OwnRegistration;
  phase: ActivityPhase;
  full: boolean;
  busy: boolean;
  onAct: (kind: 'register' | 'cancel') => void;
}

/** The status of the user's registration, and the actions for it. */
export function RegistrationState(props: RegistrationStateProps) {
  const { activity, own, phase, full, busy, onAct } = props;
  const t = useScopedI18n('activity.registration');
  const language = useLanguage();
  const { status } = useSession();
  const confirmed = own?.status === 'CONFIRMED';
  if (confirmed || (own?.status === 'WAITLISTED' && phase === 'COMING'))
    return (
      <div className="grid justify-items-start gap-3">
        <p className="flex gap-2 font-semibold">
          {confirmed && <CheckIcon className="text-said" />}
          {own.checkedInAt
            ? t('came')
            : confirmed
              ? t('seated')
              : t('waiting', { place: own.place ?? 1 })}
        </p>
        {own.code && !own.checkedInAt && phase !== 'OVER' && (
          <p className="grid gap-0.5">
            <span className="text-sm text-soft">{t('code')}</span>
            <span className="figures text-2xl font-semibold tracking-wider">{own.code}</span>
          </p>
        )}
        {own.joining && phase !== 'OVER' && (
          <p className="max-w-text border-l-2 border-gold pl-4 text-sm">
            <LinkedText text={own.joining[language]} />
          </p>
        )}
        {phase === 'COMING' && (
          <Button
            {...REGISTERING.onReach}
            variant="secondary"
            busy={busy}
            onClick={() => onAct('cancel')}
          >
            {confirmed ? t('cancel') : t('leave')}
          </Button>
        )}
      </div>
    );
  if (phase !== 'COMING')
    return (
      <div className="grid justify-items-start gap-2">
        <p>
          <Phrases>{phase === 'OVER' ? t('past') : t('closed')}</Phrases>
        </p>
        <Link
          href={localePath(language, route('discovery-activity'))}
          className="link inline-flex min-h-11 items-center"
        >
          {t('others')}
        </Link>
      </div>
    );
  if (status === 'visitor') {
    const next = localePath(language, route('discovery-activity-id', { id: activity.slug }));
    return (
      <div className="grid justify-items-start gap-2">
        <Button asChild size="lg">
          <Link href={`${localePath(language, route('login'))}?${new URLSearchParams({ next })}`}>
            {t('login')}
          </Link>
        </Button>
        {/* Fits into one line on every phone, so that it needs no breaks. */}
        <p className="text-sm text-soft">{t('loginNote')}</p>
      </div>
    );
  }
  return (
    <Button
      {...REGISTERING.onReach}
      size="lg"
      busy={busy}
      disabled={status === 'unknown'}
      className="justify-self-start"
      onClick={() => onAct('register')}
    >
      {full ? t('wait') : t('register')}
    </Button>
  );
}
