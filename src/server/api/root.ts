import 'server-only';
import { lazy } from '@trpc/server';
import { activityRouter } from './routers/activity';
import { authRouter } from './routers/auth';
import { cartRouter } from './routers/cart';
import { contactRouter } from './routers/contact';
import { courseRouter } from './routers/course';
import { giftRouter } from './routers/gift';
import { lessonRouter } from './routers/lesson';
import { listeningRouter } from './routers/listening';
import { mediaLessonRouter } from './routers/media-lesson';
import { nextStepRouter } from './routers/next-step';
import { orderRouter } from './routers/order';
import { planRouter } from './routers/plan';
import { profileRouter } from './routers/profile';
import { progressRouter } from './routers/progress';
import { reminderRouter } from './routers/reminder';
import { reviewRouter } from './routers/review';
import { savedWordRouter } from './routers/saved-word';
import { sceneRouter } from './routers/scene';
import { securityRouter } from './routers/security';
import { settingsRouter } from './routers/settings';
import { siteContentRouter } from './routers/site-content';
import { createCallerFactory, router } from './trpc';

/** Every procedure of the product, by domain. The operators' are loaded at their first call. */
export const appRouter = router({
  activity: activityRouter,
  auth: authRouter,
  cart: cartRouter,
  contact: contactRouter,
  course: courseRouter,
  gift: giftRouter,
  lesson: lessonRouter,
  listening: listeningRouter,
  mediaLesson: mediaLessonRouter,
  nextStep: nextStepRouter,
  operator: lazy(() => import('./routers/operator')),
  order: orderRouter,
  plan: planRouter,
  profile: profileRouter,
  progress: progressRouter,
  reminder: reminderRouter,
  siteContent: siteContentRouter,
  review: reviewRouter,
  savedWord: savedWordRouter,
  scene: sceneRouter,
  security: securityRouter,
  settings: settingsRouter,
});

/** The router's type, for clients. */
export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
