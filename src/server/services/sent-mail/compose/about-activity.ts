import { composeRegistrationStatus } from '../../activity/mail-registration-status';
import type { Composer } from './composer';

/** A composer of a person's registration, while it has a status and the activity has not begun. */
function registration(
  status: 'CONFIRMED' | 'WAITLISTED',
  outcome: Parameters<typeof composeRegistrationStatus>[2],
): Composer {
  return async ({ tx, now, recipient, about: { slug } }) => {
    if (!slug) return null;
    const own = await tx.activityRegistration.findFirst({
      where: { status, activity: { slug, startsAt: { gt: now } }, user: { email: recipient } },
      include: { activity: true, user: true },
    });
    return own && composeRegistrationStatus(own.activity, own.user, outcome);
  };
}

/** Mails about a registration for an activity. */
export const ABOUT_ACTIVITY = {
  'activity-seat': registration('CONFIRMED', 'seat'),
  'activity-moved-up': registration('CONFIRMED', 'moved-up'),
  'activity-waiting': registration('WAITLISTED', 'waiting'),
} satisfies Record<string, Composer>;
