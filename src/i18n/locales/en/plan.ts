import type { MessageShape } from '~/i18n/message-shape';
import type { plan as zh } from '../zh/plan';

export const plan = {
  title: 'Plans and prices',
  kicker: 'Become a member',
  lead: 'Every plan opens every unit for members; only the length differs. It starts when you pay, and the bonus days follow the months you buy.',
  'months#one': '{count} month',
  'months#other': '{count} months',
  'days#one': '{count} day',
  'days#other': '{count} days',
  bonus: 'plus {days} free',
  perMonth: '{price} a month',
  recommended: 'Recommended',
  add: 'Add to cart',
  addNamed: 'Add to cart: {name}',
  barLabel: '{months}, plus {days} free',
  empty: 'We are updating the plans. Please come back a little later.',
  contents: {
    title: 'What members can practice now',
    note: 'Each cell counts all of them; below it, those that are free for everybody.',
    units: 'Units',
    voices: 'Voice lessons',
    videos: 'Videos',
    all: 'Total',
    free: '{free} free',
    'unitCount#one': '{count} unit',
    'unitCount#other': '{count} units',
    'voiceCount#one': '{count} voice lesson',
    'voiceCount#other': '{count} voice lessons',
    'videoCount#one': '{count} video',
    'videoCount#other': '{count} videos',
    line: 'So far there are {units}, {voices} and {videos}. Free for everybody: {freeUnits}, {freeVoices} and {freeVideos}.',
  },
  included: {
    title: 'What members can do',
    units: 'Practice every unit: 10 words and 10 sentences each, about ten minutes a lesson.',
    score:
      'Listen, speak, see at once which words need another try, and say them as often as you like.',
    keep: 'Your progress stays with your account: pick up where you left off, on any device.',
  },
  terms: {
    title: 'Before you buy',
    card: 'Paid once by credit card. Nothing renews by itself.',
    stack:
      'Buy again while you are a member, and the new time begins where the old one ends. No day is lost.',
    refund:
      'A full refund within seven days if you have not used it; otherwise the days that remain, without a fee.',
    refundLink: 'Read the refund policy',
  },
  freeFirst: 'New here? Start with a free unit',
  closed: {
    title: 'For members',
    UNIT: 'You need to be a member to practice this unit.',
    VIDEO: 'You need to be a member to watch this video.',
    VOICE: 'You need to be a member to listen to this voice lesson.',
    from: 'Plans start at {price} ({time}) and open every unit, video and voice lesson.',
    plans: 'See the plans',
    login: 'I am a member: log in',
    free: 'Try a free one first:',
  },
  wanted: {
    why: 'You were about to open “{title}”. It is for members: choose a plan, and you can open it once you have paid.',
    soon: 'Once you have paid, you can open “{title}”.',
    open: 'You are already a member. Open it now:',
    paid: 'You were about to open “{title}”. It is ready for you.',
    start: 'Start now',
  },
  vip: {
    until: 'You are a VIP member until {day}. A new plan continues from that day.',
  },
} as const satisfies MessageShape<typeof zh>;
