import { composeCancellation } from '../../activity/mail-activity-change';
import { composeRegistrationStatus } from '../../activity/mail-registration-status';
import type { Composer } from './composer';

/** A composer for a person's registration, while it has a given status and the activity has not begun. */
function registration(
  status: 'CONFIRMED' | 'WAITLISTED',
  outcome: Parameters<typeof composeRegistrationStatus>[2],
): Composer {
  return async ({ tx, now, recipient, about: { slug } }) => {
    if (!slug) return null;
    const own = await tx.activityRegistration.findFirst({
      where: {
        status,
        activity: { slug, startsAt: { gt: now }, cancelledAt: null },
        user: { email: recipient },
      },
      include: { activity: true, user: true },
    });
    return own && composeRegistrationStatus(own.activity, own, outcome);
  };
}

/** The mail about a cancellation, until the activity would have begun. */
const cancellation: Composer = async ({ tx, now, recipient, about: { slug } }) => {
  if (!slug) return null;
  const own = await tx.activityRegistration.findFirst({
    where: {
      status: { not: 'CANCELLED' },
      activity: { slug, startsAt: { gt: now }, cancelledAt: { not: null } },
      user: { email: recipient },
    },
    include: { activity: true, user: true },
  });
  return own && composeCancellation(own.activity, own.user);
};

/** Mails about a registration for an activity. */
export const ABOUT_ACTIVITY = {
  'activity-seat': registration('CONFIRMED', 'seat'),
  'activity-moved-up': registration('CONFIRMED', 'moved-up'),
  'activity-waiting': registration('WAITLISTED', 'waiting'),
  'activity-cancelled': cancellation,
} satisfies Record<string, Composer>;
