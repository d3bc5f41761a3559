import { account } from './zh/account';
import { activity } from './zh/activity';
import { cart } from './zh/cart';
import { common } from './zh/common';
import { consecutive } from './zh/consecutive';
import { contact } from './zh/contact';
import { coupon } from './zh/coupon';
import { course } from './zh/course';
import { drill } from './zh/drill';
import { errors } from './zh/errors';
import { form } from './zh/form';
import { gift } from './zh/gift';
import { hints } from './zh/hints';
import { home } from './zh/home';
import { interpret } from './zh/interpret';
import { invoice } from './zh/invoice';
import { legal } from './zh/legal';
import { lesson } from './zh/lesson';
import { list } from './zh/list';
import { listening } from './zh/listening';
import { lookUp } from './zh/look-up';
import { media } from './zh/media';
import { membership } from './zh/membership';
import { memory } from './zh/memory';
import { newsHonor } from './zh/news-honor';
import { nextStep } from './zh/next-step';
import { onboarding } from './zh/onboarding';
import { order } from './zh/order';
import { pairs } from './zh/pairs';
import { plan } from './zh/plan';
import { practice } from './zh/practice';
import { quality } from './zh/quality';
import { reminder } from './zh/reminder';
import { rendering } from './zh/rendering';
import { savedWord } from './zh/saved-word';
import { scene } from './zh/scene';
import { security } from './zh/security';
import { summary } from './zh/summary';
import { validation } from './zh/validation';
import { voice } from './zh/voice';

/** Every text of the interface in this language, by area. */
export default {
  account,
  activity,
  cart,
  common,
  consecutive,
  contact,
  coupon,
  course,
  drill,
  errors,
  form,
  gift,
  hints,
  home,
  interpret,
  legal,
  invoice,
  lesson,
  list,
  listening,
  lookUp,
  media,
  membership,
  memory,
  newsHonor,
  nextStep,
  onboarding,
  order,
  pairs,
  plan,
  practice,
  quality,
  reminder,
  rendering,
  savedWord,
  scene,
  security,
  summary,
  validation,
  voice,
} as const;
