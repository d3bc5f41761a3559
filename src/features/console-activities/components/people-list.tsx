'use client';
import { Badge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { PersonName } from '~/console/person-name';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import { formatDateTime } from '~/lib/format-date-time';
import type { CheckInLine } from '~/schemas/operator-activity';

interface PeopleListProps {
  people: readonly CheckInLine[];
  /** Whether anybody has registered. */
  hasPeople: boolean;
  /** The address that is being checked in. */
  busyEmail: string | null;
  /** Null for a role that only reads. */
  onCheckIn: ((email: string) => void) | null;
}

/** The people of an activity: present, with a seat, or waiting. */
export function PeopleList({ people, hasPeople, busyEmail, onCheckIn }: PeopleListProps) {
  const t = useScopedI18n('consoleActivities');
  if (people.length === 0)
    return <p className="text-soft">{t(hasPeople ? 'noMatch' : 'nobody')}</p>;
  return (
    <ul className="border-t border-line">
      {people.map((person) => (
        <li
          key={person.id}
          className="flex min-h-14 items-center gap-x-4 gap-y-1 border-b border-line py-2"
        >
          <span className="min-w-0 flex-1">
            <PersonEntry {...person} />
            <span className="block text-sm text-soft wrap-anywhere">{person.email}</span>
          </span>
          <State person={person} busy={busyEmail === person.email} onCheckIn={onCheckIn} />
        </li>
      ))}
    </ul>
  );
}

function PersonEntry({ personId, name }: CheckInLine) {
  const language = useLanguage();
  if (!personId)
    return (
      <span className="block font-semibold wrap-anywhere">
        <PersonName>{name}</PersonName>
      </span>
    );
  return (
    <Link
      className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
      href={localePath(language, consoleRoute('console-people-id', { id: personId }))}
    >
      <PersonName>{name}</PersonName>
    </Link>
  );
}

interface StateProps {
  person: CheckInLine;
  busy: boolean;
  onCheckIn: PeopleListProps['onCheckIn'];
}

function State({ person, busy, onCheckIn }: StateProps) {
  const { name, email, status, checkedInAt, waitingPlace } = person;
  const t = useScopedI18n('consoleActivities');
  const language = useLanguage();
  if (checkedInAt)
    return (
      <Badge tone="good" className="figures">
        {t('cameAt', { time: formatDateTime(checkedInAt, language) })}
      </Badge>
    );
  if (status !== 'CONFIRMED')
    return <Badge>{t('waitlisted', { place: String(waitingPlace) })}</Badge>;
  if (!onCheckIn) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      className="shrink-0"
      busy={busy}
      aria-label={t('checkInOf', { name })}
      onClick={() => onCheckIn(email)}
    >
      {t('checkIn')}
    </Button>
  );
}
