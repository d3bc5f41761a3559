import { buildListeningRound } from '~prisma/factories/listening-round';
import * as some from './inputs';
import { MONEY_RULES } from './money-rules';
import { OPERATOR_CONTENT_RULES } from './operator-content-rules';
import { OPERATOR_FEED_RULES } from './operator-feed-rules';
import { OPERATOR_PEOPLE_RULES } from './operator-people-rules';
import { OPERATOR_CONSOLE_RULES } from './operator-rules';
import { OPERATOR_UNIT_RULES } from './operator-unit-rules';
import { OPERATOR_VIDEO_RULES } from './operator-video-rules';
import { OPERATOR_VOICE_RULES } from './operator-voice-rules';
import type { Rules } from './rule';

const foreignCard = { input: some.foreignCard, code: 'CARD_NOT_FOUND' } as const;
const foreignOrder = { input: some.foreignOrder, code: 'ORDER_NOT_FOUND' } as const;

/** Access rules of `/api/trpc`. A procedure without a rule fails the matrix. */
export const TRPC_RULES: Rules = {
  'activity.list': { requires: 'visitor', isReadOnly: true },
  'activity.get': { requires: 'visitor', isReadOnly: true, input: some.activity },
  'activity.seats': { requires: 'visitor', isReadOnly: true },
  'activity.mine': { requires: 'user', isReadOnly: true },
  'activity.register': { requires: 'user', input: some.activity },
  'activity.cancel': { requires: 'user', input: some.ownSeat },

  'auth.me': { requires: 'visitor', isReadOnly: true },
  'auth.signIn': { requires: 'visitor', input: some.signInInput },
  'auth.signOut': { requires: 'visitor' },
  'auth.signUp': { requires: 'visitor', input: some.signUpInput },
  'auth.forgotPassword': { requires: 'visitor', input: some.ownEmail },
  'auth.resetPassword': {
    requires: 'visitor',
    input: some.resetLink,
    concurrentErrorCodes: ['LINK_USED'],
  },
  'auth.restoreEmail': {
    requires: 'visitor',
    input: some.restoreLink,
    concurrentErrorCodes: ['LINK_USED'],
  },
  'auth.verifyEmail': {
    requires: 'visitor',
    input: some.verifyLink,
    concurrentErrorCodes: ['LINK_INVALID'],
  },
  'auth.resendVerification': { requires: 'user' },

  'cart.get': { requires: 'visitor', isReadOnly: true },
  'cart.membershipLedger': { requires: 'visitor', isReadOnly: true },
  'cart.add': { requires: 'visitor', input: some.product },
  'cart.remove': {
    requires: 'visitor',
    input: some.ownRow,
    othersInput: { input: some.foreignRow, code: null },
  },
  'cart.clear': { requires: 'visitor' },
  'cart.update': {
    requires: 'visitor',
    input: some.ownRowQty,
    othersInput: { input: some.foreignRowQty, code: 'CART_ROW_NOT_FOUND' },
  },
  'cart.restoreItems': { requires: 'visitor', input: some.restoreItems },
  'cart.confirmPrices': {
    requires: 'visitor',
    input: some.ownPrice,
    othersInput: { input: some.foreignPrice, code: null },
  },
  'cart.dismissMergeNotice': { requires: 'visitor', input: some.missingMergeNotice },

  'contact.send': { requires: 'visitor', input: some.contactMessage },

  'course.units': { requires: 'visitor', isReadOnly: true },
  'course.phonemeTrend': { requires: 'visitor', isReadOnly: true },
  'course.recommendations': { requires: 'visitor', isReadOnly: true },
  'course.unit': { requires: 'visitor', isReadOnly: true, input: some.membersUnit },

  'gift.open': { requires: 'visitor', isReadOnly: true, input: some.unclaimedGift },
  'gift.claim': { requires: 'user', input: some.claimedGift, errorCode: 'GIFT_CLAIMED' },
  'gift.send': {
    requires: 'user',
    input: some.ownGift,
    othersInput: { input: some.foreignGift, code: 'ORDER_NOT_FOUND' },
  },

  'lesson.open': { requires: 'visitor', input: some.freeUnit },
  'lesson.open of a member': { requires: 'member', input: some.membersUnit },
  'lesson.sample': { requires: 'visitor', isReadOnly: true, input: () => ({ topic: 'life' }) },
  'lesson.levelSamples': { requires: 'visitor', isReadOnly: true },
  'lesson.accentSample': { requires: 'visitor', isReadOnly: true },
  'lesson.recordFirstScore': { requires: 'visitor' },
  'lesson.saveAttempts': { requires: 'user', input: some.attempts },
  'lesson.saveProgress': { requires: 'user', input: some.progress },
  'lesson.saveProgress of a member': {
    requires: 'member',
    input: (scene) => ({ ...some.membersUnit(scene), currentIndex: 3 }),
  },
  'lesson.add': { requires: 'user', input: some.freeUnit },
  'lesson.mine': { requires: 'user', isReadOnly: true, input: () => ({ filter: 'open' }) },
  'lesson.overview': { requires: 'user', isReadOnly: true },
  'lesson.progress': { requires: 'user', isReadOnly: true },
  'lesson.remove': {
    requires: 'user',
    input: some.startedUnit,
    concurrentErrorCodes: ['UNIT_NOT_FOUND'],
  },

  'mediaLesson.list': { requires: 'visitor', isReadOnly: true, input: () => ({ kind: 'VIDEO' }) },
  'mediaLesson.page': { requires: 'visitor', isReadOnly: true, input: some.membersVideo },
  'mediaLesson.open': { requires: 'visitor', input: some.freeVideo },
  'mediaLesson.open of a member': { requires: 'member', input: some.membersVideo },
  'mediaLesson.progress': { requires: 'visitor', isReadOnly: true, input: some.freeVideo },
  'mediaLesson.saveProgress': { requires: 'user', input: some.videoProgress },
  'mediaLesson.saveProgress of a member': {
    requires: 'member',
    input: (scene) => ({ ...some.videoProgress(scene), ...some.membersVideo(scene) }),
  },
  'mediaLesson.mine': { requires: 'user', isReadOnly: true },
  'mediaLesson.add': { requires: 'user', input: some.freeVideo },
  'mediaLesson.add of a member': { requires: 'member', input: some.membersVideo },
  'mediaLesson.remove': {
    requires: 'user',
    input: some.startedVideo,
    concurrentErrorCodes: ['MEDIA_LESSON_NOT_FOUND'],
  },

  'listening.round': {
    requires: 'visitor',
    isReadOnly: true,
    input: () => ({ seed: 1, accent: 'US' }),
  },
  'listening.save': { requires: 'user', input: () => buildListeningRound() },
  'savedWord.list': { requires: 'user', isReadOnly: true, input: () => ({ sort: 'due' }) },
  'savedWord.find': { requires: 'user', isReadOnly: true, input: some.tappedWord },
  'savedWord.save': { requires: 'user', input: some.tappedWord },
  'savedWord.remove': {
    requires: 'user',
    input: some.ownWord,
    othersInput: { input: some.foreignWord, code: 'SAVED_WORD_NOT_FOUND' },
  },
  'savedWord.restore': {
    requires: 'user',
    input: some.ownWord,
    othersInput: { input: some.foreignWord, code: 'SAVED_WORD_NOT_FOUND' },
  },

  'nextStep.today': { requires: 'visitor', isReadOnly: true, input: () => ({}) },

  'operator.account': {
    requires: 'operator',
    permission: 'person.read',
    isReadOnly: true,
    input: some.otherAccountEmail,
  },
  'operator.setRole': {
    requires: 'operator',
    permission: 'role.set',
    input: some.otherAccountRole,
  },
  'operator.disable': {
    requires: 'operator',
    permission: 'person.disable',
    input: async (scene) => ({ ...(await some.otherAccount(scene)), reason: 'misuse' }),
  },
  'operator.enable': {
    requires: 'operator',
    permission: 'person.disable',
    input: some.otherAccount,
  },
  ...OPERATOR_CONSOLE_RULES,
  ...OPERATOR_FEED_RULES,
  ...OPERATOR_UNIT_RULES,
  ...OPERATOR_VOICE_RULES,
  ...OPERATOR_VIDEO_RULES,
  ...OPERATOR_CONTENT_RULES,
  ...OPERATOR_PEOPLE_RULES,
  ...MONEY_RULES,
  'operator.securityEvents': {
    requires: 'operator',
    permission: 'securityEvent.read',
    isReadOnly: true,
    input: some.otherAccount,
  },

  'order.checkout': {
    requires: 'user',
    input: some.purchase,
    concurrentErrorCodes: ['GATEWAY_UNAVAILABLE'],
  },
  'order.quote': { requires: 'user', isReadOnly: true, input: () => ({ coupon: ' hello300 ' }) },
  'order.pay': { requires: 'user', input: some.ownOrder, othersInput: foreignOrder },
  'order.cancel': {
    requires: 'user',
    input: some.freshOrder,
    othersInput: foreignOrder,
    concurrentErrorCodes: ['ORDER_NOT_PAYABLE'],
  },
  'order.get': {
    requires: 'user',
    isReadOnly: true,
    input: some.ownOrder,
    othersInput: foreignOrder,
  },
  'order.lastInvoice': { requires: 'user', isReadOnly: true },
  'order.list': { requires: 'user', isReadOnly: true, input: () => ({}) },
  'order.refund': {
    requires: 'user',
    isReadOnly: true,
    input: some.ownOrder,
    othersInput: foreignOrder,
  },
  'order.requestRefund': {
    requires: 'user',
    input: some.unpaidRefund,
    errorCode: 'REFUND_NOT_POSSIBLE',
    othersInput: { ...foreignOrder, input: some.theirRefund },
  },
  'order.withdrawRefund': { requires: 'user', input: some.ownOrder, othersInput: foreignOrder },

  'plan.list': { requires: 'visitor', isReadOnly: true },

  'profile.get': { requires: 'user', isReadOnly: true },
  'profile.edit': {
    requires: 'user',
    input: some.profile,
    concurrentErrorCodes: ['SESSION_REPLACED'],
  },
  'profile.setAvatar': { requires: 'user', input: () => ({ image: null }) },
  'profile.changePassword': {
    requires: 'user',
    input: some.password,
    concurrentErrorCodes: ['CURRENT_PASSWORD_WRONG', 'SESSION_REPLACED'],
  },
  'profile.emailVerification': { requires: 'user', isReadOnly: true },
  'profile.cancelEmailChange': { requires: 'user' },
  'profile.membership': { requires: 'user', isReadOnly: true },
  'profile.undoAvatar': {
    requires: 'user',
    input: () => ({ shown: null }),
    errorCode: 'AVATAR_UNDO_EXPIRED',
  },

  'progress.week': { requires: 'user', isReadOnly: true },
  'progress.report': { requires: 'user', isReadOnly: true },

  'siteContent.newsHonors': { requires: 'visitor', isReadOnly: true },
  'siteContent.newsHonor': { requires: 'visitor', isReadOnly: true, input: some.newsHonor },
  'siteContent.partners': { requires: 'visitor', isReadOnly: true },
  'siteContent.faq': { requires: 'visitor', isReadOnly: true },
  'siteContent.legalVersion': {
    requires: 'visitor',
    isReadOnly: true,
    input: () => ({ slug: 'refund', version: '2000-01-01' }),
    errorCode: 'NOT_FOUND',
  },
  'siteContent.legal': { requires: 'visitor', isReadOnly: true, input: () => ({ slug: 'refund' }) },

  'scene.list': { requires: 'visitor', isReadOnly: true },
  'scene.summary': { requires: 'visitor', isReadOnly: true, input: some.scene },
  'scene.play': { requires: 'visitor', isReadOnly: true, input: some.scene },

  'review.today': { requires: 'user', isReadOnly: true },
  'review.open': { requires: 'user', isReadOnly: true, input: () => ({}) },
  'review.startRenderings': { requires: 'user', input: () => ({}) },
  'review.answer': {
    requires: 'user',
    input: some.review,
    othersInput: { input: some.foreignReview, code: 'CARD_NOT_FOUND' },
  },
  'review.queue': { requires: 'user', input: some.item },
  'review.leaveOpen': { requires: 'user', input: some.openItem },
  'review.bury': { requires: 'user', input: some.ownCard, othersInput: foreignCard },
  'review.suspend': { requires: 'user', input: some.ownCard, othersInput: foreignCard },
  'review.know': { requires: 'user', input: some.ownCard, othersInput: foreignCard },
  'review.restoreCard': { requires: 'user', input: some.ownCard, othersInput: foreignCard },
  'review.suspendedCards': { requires: 'user', isReadOnly: true, input: () => ({}) },

  'security.recentlyAuthenticated': { requires: 'user', isReadOnly: true },
  'security.devices': { requires: 'user', isReadOnly: true },
  'security.signOutDevice': {
    requires: 'user',
    input: some.ownDevice,
    othersInput: { input: some.foreignDevice, code: null },
    concurrentErrorCodes: ['LOGIN_USER_REQUIRED'],
  },
  'security.signOutEverywhere': {
    requires: 'user',
    input: () => ({ scope: 'all' }),
    concurrentErrorCodes: ['LOGIN_USER_REQUIRED'],
  },
  'security.deletion': { requires: 'user', isReadOnly: true },
  'security.requestDeletion': {
    requires: 'user',
    input: some.nothingBesideAnOwner,
    concurrentErrorCodes: ['LOGIN_USER_REQUIRED', 'SESSION_REPLACED'],
  },
  'security.cancelDeletion': { requires: 'user' },

  'reminder.stop': { requires: 'visitor', input: some.reminderLink },
  'reminder.resume': { requires: 'visitor', input: some.reminderLink },

  'settings.get': { requires: 'user', isReadOnly: true },
  'settings.edit': {
    requires: 'user',
    input: () => ({ leniency: 'STRICT', keyMap: { play: 'l' }, level: 'B2', reminderHour: 20 }),
  },
  'settings.adoptLevel': { requires: 'user', input: () => ({ level: 'B2' }) },
};
