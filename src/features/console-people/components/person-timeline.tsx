'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { SelectField } from '~/components/ui/select-field';
import { Loaded, toLoaded } from '~/console/loaded';
import { PageLink } from '~/console/page-link';
import { Section } from '~/console/section';
import { countUnreadable, UnreadableRows } from '~/console/unreadable-rows';
import { TIMELINE, TIMELINE_KINDS, type TimelineKind } from '~/domain/operator/timeline';
import { hasPermission } from '~/domain/permissions';
import type { Role } from '~/domain/role';
import { useI18n } from '~/i18n/client';
import { consoleRoute } from '~/lib/console-routes';
import { useTimeline } from '../hooks';
import { TimelineRows } from './timeline-rows';

interface PersonTimelineProps {
  id: string;
  email: string;
  role: Role;
}

/** The events of a person, latest first: all that the role may see, or one kind. */
export function PersonTimeline({ id, email, role }: PersonTimelineProps) {
  const t = useI18n();
  const [kind, setKind] = useState<TimelineKind>();
  const timeline = useTimeline(id, kind);
  const kinds = TIMELINE_KINDS.filter((one) => hasPermission(role, TIMELINE[one]));
  return (
    <Section title={t('consolePeople.timeline.title')}>
      <SelectField
        label={t('consolePeople.timeline.show')}
        className="max-w-60"
        value={kind ?? ''}
        onChange={({ currentTarget: { value } }) => setKind(kinds.find((one) => one === value))}
        options={[
          { value: '', label: t('consoleShell.table.all') },
          ...kinds.map((value) => ({ value, label: t(`consolePeople.timeline.kinds.${value}`) })),
        ]}
      />
      {hasPermission(role, 'mail.read') && (
        <PageLink to={mailsTo(email)}>{t('consolePeople.timeline.mails')}</PageLink>
      )}
      <Loaded query={toLoaded(timeline)} height="h-40">
        {({ pages }) => (
          <>
            <UnreadableRows pages={pages} />
            <TimelineRows
              events={pages.flatMap((page) => page.rows)}
              isWhole={countUnreadable(pages) === 0}
              role={role}
            />
          </>
        )}
      </Loaded>
      {timeline.isFetchNextPageError && (
        <Notice tone="error">{t('consoleShell.table.moreFailed')}</Notice>
      )}
      {timeline.hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-center"
          busy={timeline.isFetchingNextPage}
          onClick={() => timeline.fetchNextPage()}
        >
          {t('consoleShell.table.more')}
        </Button>
      )}
    </Section>
  );
}

/** The page of the mails to an address. */
function mailsTo(email: string): string {
  return `${consoleRoute('console-mails')}?q=${encodeURIComponent(email)}`;
}
