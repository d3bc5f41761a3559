import type { StaticImageData } from 'next/image';
import { toTable } from '~/lib/to-table';
import howHeadphonesCancelNoise from './videos/how-headphones-cancel-noise.svg';
import lostOrHaveLost from './videos/lost-or-have-lost.svg';
import whenInterestEarnsInterest from './videos/when-interest-earns-interest.svg';
import whoDecidesOnATyphoonDay from './videos/who-decides-on-a-typhoon-day.svg';
import whyTheOtherLineIsFaster from './videos/why-the-other-line-is-faster.svg';

/** The drawings of the video courses, by slug. */
export const VIDEO_DRAWINGS = toTable<StaticImageData>({
  'how-headphones-cancel-noise': howHeadphonesCancelNoise,
  'lost-or-have-lost': lostOrHaveLost,
  'when-interest-earns-interest': whenInterestEarnsInterest,
  'who-decides-on-a-typhoon-day': whoDecidesOnATyphoonDay,
  'why-the-other-line-is-faster': whyTheOtherLineIsFaster,
});
