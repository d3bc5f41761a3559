import { lazy } from '@trpc/server';
import {
  disableAccountSchema,
  findAccountSchema,
  securityEventsSchema,
  setAccessSchema,
  setRoleSchema,
} from '~/schemas/operator';
import { operatorProcedure, router } from '~/server/api/trpc';
import { disableAccount } from '~/server/services/operator/disable-account';
import { enableAccount } from '~/server/services/operator/enable-account';
import { findAccount, listSecurityEvents } from '~/server/services/operator/queries';
import { setRole } from '~/server/services/operator/set-role';
import { activitiesRouter } from './operator/activities';
import { consoleRouter } from './operator/console';
import { feedsRouter } from './operator/feeds';
import { lettersRouter } from './operator/letters';
import { mailsRouter } from './operator/mails';
import { moneyRouter } from './operator/money';
import { numbersRouter } from './operator/numbers';
import { peopleRouter } from './operator/people';
import { operatorContentRouter } from './operator/site-content';

/** The operators' verbs and queries. Those that parse English are loaded when an editor first needs them,
 *  because their parser and their dictionary take a hundred megabytes. */
export const operatorRouter = router({
  console: consoleRouter,
  units: lazy(() => import('./operator/units')),
  feeds: feedsRouter,
  voiceLessons: lazy(() => import('./operator/voice-lessons')),
  people: peopleRouter,
  letters: lettersRouter,
  mails: mailsRouter,
  activities: activitiesRouter,
  numbers: numbersRouter,
  money: moneyRouter,
  siteContent: operatorContentRouter,
  videos: lazy(() => import('./operator/videos')),

  account: operatorProcedure
    .input(findAccountSchema)
    .query(({ ctx, input }) => findAccount({ ctx, input })),

  setRole: operatorProcedure
    .input(setRoleSchema)
    .mutation(({ ctx, input }) => setRole({ ctx, input })),

  disable: operatorProcedure
    .input(disableAccountSchema)
    .mutation(({ ctx, input }) => disableAccount({ ctx, input })),

  enable: operatorProcedure
    .input(setAccessSchema)
    .mutation(({ ctx, input }) => enableAccount({ ctx, input })),

  securityEvents: operatorProcedure
    .input(securityEventsSchema)
    .query(({ ctx, input }) => listSecurityEvents({ ctx, input })),
});
