import * as some from './inputs';
import type { Rules } from './rule';

const theirCard = { input: some.theirCard, code: 'CARD_NOT_FOUND' } as const;
const theirOrder = { input: some.theirOrder, code: 'ORDER_NOT_FOUND' } as const;

/** Who may do what through `/api/trpc`. A procedure that is missing here fails the matrix. */
export const TRPC_RULES: Rules = {
  'activity.list': { who: 'visitor', reads: true },
  'activity.get': { who: 'visitor', reads: true, input: some.activity },
  'activity.seats': { who: 'visitor', reads: true },
  'activity.mine': { who: 'user', reads: true },
  'activity.register': { who: 'user', input: some.activity },
  'activity.cancel': { who: 'user', input: some.ownSeat },

  'auth.me': { who: 'visitor', reads: true },
  'auth.login': { who: 'visitor', input: some.login },
  'auth.logout': { who: 'visitor' },
  'auth.signup': { who: 'visitor', input: some.signup },
  'auth.forgotPassword': { who: 'visitor', input: some.ownEmail },
  'auth.resetPassword': { who: 'visitor', input: some.resetLink, twice: ['LINK_USED'] },
  'auth.verifyEmail': { who: 'visitor', input: some.verifyLink, twice: ['LINK_INVALID'] },
  'auth.resendVerification': { who: 'user' },

  'cart.get': { who: 'visitor', reads: true },
  'cart.ledger': { who: 'visitor', reads: true },
  'cart.add': { who: 'visitor', input: some.product },
  'cart.remove': {
    who: 'visitor',
    input: some.ownRow,
    theirs: { input: some.theirRow, code: null },
  },
  'cart.clear': { who: 'visitor' },
  'cart.update': {
    who: 'visitor',
    input: some.ownRowQty,
    theirs: { input: some.theirRowQty, code: 'CART_ROW_NOT_FOUND' },
  },
  'cart.putBack': { who: 'visitor', input: some.putBack },
  'cart.confirmPrices': {
    who: 'visitor',
    input: some.ownPrice,
    theirs: { input: some.theirPrice, code: null },
  },
  'cart.closeMerge': { who: 'visitor', input: some.noMerge },

  'contact.send': { who: 'visitor', input: some.letter },

  'course.units': { who: 'visitor', reads: true },
  'course.soundTrend': { who: 'visitor', reads: true },
  'course.forYou': { who: 'visitor', reads: true },
  'course.unit': { who: 'visitor', reads: true, input: some.vipUnit },

  'gift.open': { who: 'visitor', reads: true, input: some.strangersGift },
  'gift.claim': { who: 'user', input: some.claimedGift, answer: 'GIFT_CLAIMED' },
  'gift.send': {
    who: 'user',
    input: some.ownGift,
    theirs: { input: some.theirGift, code: 'ORDER_NOT_FOUND' },
  },

  'lesson.open': { who: 'visitor', input: some.freeUnit },
  'lesson.open of a member': { who: 'vip', input: some.vipUnit },
  'lesson.sample': { who: 'visitor', reads: true },
  'lesson.accentSample': { who: 'visitor', reads: true },
  'lesson.saveAttempts': { who: 'user', input: some.attempts },
  'lesson.saveProgress': { who: 'user', input: some.progress },
  'lesson.saveProgress of a member': {
    who: 'vip',
    input: (scene) => ({ ...some.vipUnit(scene), currentIndex: 3 }),
  },
  'lesson.add': { who: 'user', input: some.freeUnit },
  'lesson.mine': { who: 'user', reads: true },
  'lesson.remove': { who: 'user', input: some.begunUnit, twice: ['UNIT_NOT_FOUND'] },

  'mediaLesson.list': { who: 'visitor', reads: true, input: () => ({ kind: 'VIDEO' }) },
  'mediaLesson.page': { who: 'visitor', reads: true, input: some.vipFilm },
  'mediaLesson.open': { who: 'visitor', input: some.freeFilm },
  'mediaLesson.open of a member': { who: 'vip', input: some.vipFilm },
  'mediaLesson.progress': { who: 'visitor', reads: true, input: some.freeFilm },
  'mediaLesson.saveProgress': { who: 'user', input: some.filmProgress },
  'mediaLesson.saveProgress of a member': {
    who: 'vip',
    input: (scene) => ({ ...some.filmProgress(scene), ...some.vipFilm(scene) }),
  },
  'mediaLesson.mine': { who: 'user', reads: true },
  'mediaLesson.add': { who: 'user', input: some.freeFilm },
  'mediaLesson.add of a member': { who: 'vip', input: some.vipFilm },
  'mediaLesson.remove': {
    who: 'user',
    input: some.begunFilm,
    twice: ['MEDIA_LESSON_NOT_FOUND'],
  },

  'operator.account': { who: 'admin', reads: true, input: some.strangersEmail },
  'operator.setRole': { who: 'admin', input: some.strangersRole },
  'operator.disable': { who: 'admin', input: some.stranger },
  'operator.enable': { who: 'admin', input: some.stranger },
  'operator.securityEvents': { who: 'admin', reads: true, input: some.stranger },

  'order.checkout': {
    who: 'user',
    input: some.purchase,
    twice: ['GATEWAY_UNAVAILABLE'],
  },
  'order.quote': { who: 'user', reads: true, input: () => ({ coupon: ' hello300 ' }) },
  'order.pay': { who: 'user', input: some.ownOrder, theirs: theirOrder },
  'order.cancel': {
    who: 'user',
    input: some.freshOrder,
    theirs: theirOrder,
    twice: ['ORDER_NOT_PAYABLE'],
  },
  'order.get': { who: 'user', reads: true, input: some.ownOrder, theirs: theirOrder },
  'order.lastInvoice': { who: 'user', reads: true },
  'order.list': { who: 'user', reads: true },
  'order.refund': { who: 'user', reads: true, input: some.ownOrder, theirs: theirOrder },
  'order.requestRefund': {
    who: 'user',
    input: some.unpaidRefund,
    answer: 'REFUND_NOT_POSSIBLE',
    theirs: { ...theirOrder, input: some.theirRefund },
  },
  'order.withdrawRefund': { who: 'user', input: some.ownOrder, theirs: theirOrder },

  'plan.list': { who: 'visitor', reads: true },

  'profile.get': { who: 'user', reads: true },
  'profile.edit': { who: 'user', input: some.profile },
  'profile.setAvatar': { who: 'user', input: () => ({ image: null }) },
  'profile.changePassword': {
    who: 'user',
    input: some.password,
    twice: ['CURRENT_PASSWORD_WRONG'],
  },
  'profile.emailProof': { who: 'user', reads: true },
  'profile.cancelEmailChange': { who: 'user' },
  'profile.membership': { who: 'user', reads: true },
  'profile.undoAvatar': {
    who: 'user',
    input: () => ({ shown: null }),
    answer: 'AVATAR_UNDO_GONE',
  },

  'progress.week': { who: 'user', reads: true },
  'progress.report': { who: 'user', reads: true },

  'publication.newsHonors': { who: 'visitor', reads: true },
  'publication.newsHonor': { who: 'visitor', reads: true, input: some.newsHonor },
  'publication.partners': { who: 'visitor', reads: true },
  'publication.faq': { who: 'visitor', reads: true },
  'publication.legal': { who: 'visitor', reads: true, input: () => ({ slug: 'refund' }) },

  'review.today': { who: 'user', reads: true },
  'review.open': { who: 'user', reads: true, input: () => ({}) },
  'review.answer': {
    who: 'user',
    input: some.review,
    theirs: { input: some.theirReview, code: 'CARD_NOT_FOUND' },
  },
  'review.queue': { who: 'user', input: some.item },
  'review.bury': { who: 'user', input: some.ownCard, theirs: theirCard },
  'review.suspend': { who: 'user', input: some.ownCard, theirs: theirCard },
  'review.know': { who: 'user', input: some.ownCard, theirs: theirCard },
  'review.putBack': { who: 'user', input: some.ownCard, theirs: theirCard },
  'review.setAside': { who: 'user', reads: true },

  'security.freshLogin': { who: 'user', reads: true },
  'security.devices': { who: 'user', reads: true },
  'security.signOutDevice': {
    who: 'user',
    input: some.ownDevice,
    theirs: { input: some.theirDevice, code: null },
    twice: ['LOGIN_USER_REQUIRED'],
  },
  'security.signOutEverywhere': {
    who: 'user',
    input: () => ({ scope: 'all' }),
    twice: ['LOGIN_USER_REQUIRED'],
  },
  'security.deletion': { who: 'user', reads: true },
  'security.requestDeletion': { who: 'user', input: () => ({}), twice: ['LOGIN_USER_REQUIRED'] },
  'security.cancelDeletion': { who: 'user' },

  'settings.get': { who: 'user', reads: true },
  'settings.edit': { who: 'user', input: () => ({ leniency: 'STRICT', keyMap: { play: 'l' } }) },
};
