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
  /** The address whose check-in is being made or taken back. */
  busyEmail: string | null;
  /** Null for a role that only reads. */
  acts: PersonActs | null;
}

interface PersonActs {
  onCheckIn: (email: string) => void;
  onUndo: (email: string, checkedInAt: Date) => void;
}

/** The people of an activity: present, with a seat, or waiting. */
export function PeopleList({ people, hasPeople, busyEmail, acts }: PeopleListProps) {
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
          <State person={person} busy={busyEmail === person.email} acts={acts} />
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
  acts: PersonActs | null;
}

function State({ person, busy, acts }: StateProps) {
  const { name, email, status, checkedInAt, waitingPlace } = person;
  const t = useScopedI18n('consoleActivities');
  const language = useLanguage();
  if (checkedInAt)
    return (
      <div className="grid shrink-0 justify-items-end gap-1">
        <Badge tone="good" className="figures">
          {t('cameAt', { time: formatDateTime(checkedInAt, language) })}
        </Badge>
        {acts && (
          <Button
            variant="quiet"
            size="sm"
            busy={busy}
            aria-label={t('undoOf', { name })}
            onClick={() => acts.onUndo(email, checkedInAt)}
          >
            {t('undo')}
          </Button>
        )}
      </div>
    );
  if (status !== 'CONFIRMED')
    return <Badge>{t('waitlisted', { place: String(waitingPlace) })}</Badge>;
  if (!acts) return null;
  return (
    <div className="grid shrink-0 justify-items-end">
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        aria-label={t('checkInOf', { name })}
        onClick={() => acts.onCheckIn(email)}
      >
        {t('checkIn')}
      </Button>
    </div>
  );
}
