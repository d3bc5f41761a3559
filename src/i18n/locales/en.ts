import { account } from './en/account';
import { activity } from './en/activity';
import { cart } from './en/cart';
import { common } from './en/common';
import { consecutive } from './en/consecutive';
import { contact } from './en/contact';
import { coupon } from './en/coupon';
import { course } from './en/course';
import { drill } from './en/drill';
import { errors } from './en/errors';
import { form } from './en/form';
import { gift } from './en/gift';
import { hints } from './en/hints';
import { home } from './en/home';
import { interpret } from './en/interpret';
import { invoice } from './en/invoice';
import { legal } from './en/legal';
import { lesson } from './en/lesson';
import { list } from './en/list';
import { listening } from './en/listening';
import { lookUp } from './en/look-up';
import { media } from './en/media';
import { membership } from './en/membership';
import { memory } from './en/memory';
import { newsHonor } from './en/news-honor';
import { nextStep } from './en/next-step';
import { onboarding } from './en/onboarding';
import { order } from './en/order';
import { pairs } from './en/pairs';
import { plan } from './en/plan';
import { practice } from './en/practice';
import { quality } from './en/quality';
import { reminder } from './en/reminder';
import { rendering } from './en/rendering';
import { savedWord } from './en/saved-word';
import { scene } from './en/scene';
import { security } from './en/security';
import { summary } from './en/summary';
import { validation } from './en/validation';
import { voice } from './en/voice';

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
