import type { StaticImageData } from 'next/image';
import { toTable } from '~/lib/to-table';
import aRoomNextToTheElevator from './voice-lessons/a-room-next-to-the-elevator.svg';
import breakfastShopGuest from './voice-lessons/breakfast-shop-guest.svg';
import callingAClinic from './voice-lessons/calling-a-clinic.svg';
import disagreeingPolitely from './voice-lessons/disagreeing-politely.svg';
import explainingADelay from './voice-lessons/explaining-a-delay.svg';
import liftSmallTalk from './voice-lessons/lift-small-talk.svg';
import presentingFigures from './voice-lessons/presenting-figures.svg';
import sayingNoToOneMoreProject from './voice-lessons/saying-no-to-one-more-project.svg';
import standUpMeeting from './voice-lessons/stand-up-meeting.svg';
import taipeiMainStation from './voice-lessons/taipei-main-station.svg';
import theKettleThatLeaks from './voice-lessons/the-kettle-that-leaks.svg';
import theUmbrellaInTheTaxi from './voice-lessons/the-umbrella-in-the-taxi.svg';

/** The drawings of the voice lessons, by slug. */
export const VOICE_DRAWINGS = toTable<StaticImageData>({
  'a-room-next-to-the-elevator': aRoomNextToTheElevator,
  'breakfast-shop-guest': breakfastShopGuest,
  'calling-a-clinic': callingAClinic,
  'disagreeing-politely': disagreeingPolitely,
  'explaining-a-delay': explainingADelay,
  'lift-small-talk': liftSmallTalk,
  'presenting-figures': presentingFigures,
  'saying-no-to-one-more-project': sayingNoToOneMoreProject,
  'stand-up-meeting': standUpMeeting,
  'taipei-main-station': taipeiMainStation,
  'the-kettle-that-leaks': theKettleThatLeaks,
  'the-umbrella-in-the-taxi': theUmbrellaInTheTaxi,
});
