import 'server-only';
import { authRouter } from './routers/auth';
import { cartRouter } from './routers/cart';
import { courseRouter } from './routers/course';
import { lessonRouter } from './routers/lesson';
import { orderRouter } from './routers/order';
import { planRouter } from './routers/plan';
import { profileRouter } from './routers/profile';
import { securityRouter } from './routers/security';
import { createCallerFactory, router } from './trpc';

/** Every procedure of the product, by domain. */
export const appRouter = router({
  auth: authRouter,
  cart: cartRouter,
  course: courseRouter,
  lesson: lessonRouter,
  order: orderRouter,
  plan: planRouter,
  profile: profileRouter,
  security: securityRouter,
});

/** Front ends type against this. */
export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
