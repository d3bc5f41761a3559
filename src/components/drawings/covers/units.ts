import type { StaticImageData } from 'next/image';
import { toTable } from '~/lib/to-table';
import aBetterNight from './units/a-better-night.svg';
import aBridgeThatFeels from './units/a-bridge-that-feels.svg';
import aFilmWeekSaysThanks from './units/a-film-week-says-thanks.svg';
import aGlassOfWaterFirst from './units/a-glass-of-water-first.svg';
import aRoomWithAGrandmother from './units/a-room-with-a-grandmother.svg';
import aWalkOnPrescription from './units/a-walk-on-prescription.svg';
import afterTheMuseumCloses from './units/after-the-museum-closes.svg';
import airFromAncientWinters from './units/air-from-ancient-winters.svg';
import anAnswerByFriday from './units/an-answer-by-friday.svg';
import askBeforeYouNod from './units/ask-before-you-nod.svg';
import beforeYouPressUpdate from './units/before-you-press-update.svg';
import betterOrWorse from './units/better-or-worse.svg';
import countAfterTheFlash from './units/count-after-the-flash.svg';
import firstTenSeconds from './units/first-ten-seconds.svg';
import fortyChairs from './units/forty-chairs.svg';
import fourSeatsForSaturday from './units/four-seats-for-saturday.svg';
import howDoYouKnowThat from './units/how-do-you-know-that.svg';
import iPressedTheWrongKey from './units/i-pressed-the-wrong-key.svg';
import lastRunner from './units/last-runner.svg';
import learningToSwimAtFiftyTwo from './units/learning-to-swim-at-fifty-two.svg';
import machineInTheBooth from './units/machine-in-the-booth.svg';
import nightMarketBowls from './units/night-market-bowls.svg';
import notesInTheElevator from './units/notes-in-the-elevator.svg';
import oneLetterTooMany from './units/one-letter-too-many.svg';
import oneMorePlayer from './units/one-more-player.svg';
import robotWithTheSoup from './units/robot-with-the-soup.svg';
import rowingBeforeTheRain from './units/rowing-before-the-rain.svg';
import screenBetweenTwoTrees from './units/screen-between-two-trees.svg';
import teaAndUmbrellas from './units/tea-and-umbrellas.svg';
import tenRipeMangoes from './units/ten-ripe-mangoes.svg';
import theBreakfastShopThatKnows from './units/the-breakfast-shop-that-knows.svg';
import theCaptainSaysNo from './units/the-captain-says-no.svg';
import theCompanyWithoutFridays from './units/the-company-without-fridays.svg';
import theFreeThrowThatCounts from './units/the-free-throw-that-counts.svg';
import theLibraryOfThings from './units/the-library-of-things.svg';
import thePictureFroze from './units/the-picture-froze.svg';
import theSuitcaseCameLater from './units/the-suitcase-came-later.svg';
import theVoiceAfterMidnight from './units/the-voice-after-midnight.svg';
import theaterInTheDark from './units/theater-in-the-dark.svg';
import toothacheOnTuesday from './units/toothache-on-tuesday.svg';
import waterOnTheKitchenFloor from './units/water-on-the-kitchen-floor.svg';
import whenTheOrderIsLate from './units/when-the-order-is-late.svg';
import whyCatsLandOnTheirFeet from './units/why-cats-land-on-their-feet.svg';
import whyPopcornJumps from './units/why-popcorn-jumps.svg';
import yourFlightIsCanceled from './units/your-flight-is-canceled.svg';

/** The drawings of the units, by slug. */
export const UNIT_DRAWINGS = toTable<StaticImageData>({
  'a-better-night': aBetterNight,
  'a-bridge-that-feels': aBridgeThatFeels,
  'a-film-week-says-thanks': aFilmWeekSaysThanks,
  'a-glass-of-water-first': aGlassOfWaterFirst,
  'a-room-with-a-grandmother': aRoomWithAGrandmother,
  'a-walk-on-prescription': aWalkOnPrescription,
  'after-the-museum-closes': afterTheMuseumCloses,
  'air-from-ancient-winters': airFromAncientWinters,
  'an-answer-by-friday': anAnswerByFriday,
  'ask-before-you-nod': askBeforeYouNod,
  'before-you-press-update': beforeYouPressUpdate,
  'better-or-worse': betterOrWorse,
  'count-after-the-flash': countAfterTheFlash,
  'first-ten-seconds': firstTenSeconds,
  'forty-chairs': fortyChairs,
  'four-seats-for-saturday': fourSeatsForSaturday,
  'how-do-you-know-that': howDoYouKnowThat,
  'i-pressed-the-wrong-key': iPressedTheWrongKey,
  'last-runner': lastRunner,
  'learning-to-swim-at-fifty-two': learningToSwimAtFiftyTwo,
  'machine-in-the-booth': machineInTheBooth,
  'night-market-bowls': nightMarketBowls,
  'notes-in-the-elevator': notesInTheElevator,
  'one-letter-too-many': oneLetterTooMany,
  'one-more-player': oneMorePlayer,
  'robot-with-the-soup': robotWithTheSoup,
  'rowing-before-the-rain': rowingBeforeTheRain,
  'screen-between-two-trees': screenBetweenTwoTrees,
  'tea-and-umbrellas': teaAndUmbrellas,
  'ten-ripe-mangoes': tenRipeMangoes,
  'the-breakfast-shop-that-knows': theBreakfastShopThatKnows,
  'the-captain-says-no': theCaptainSaysNo,
  'the-company-without-fridays': theCompanyWithoutFridays,
  'the-free-throw-that-counts': theFreeThrowThatCounts,
  'the-library-of-things': theLibraryOfThings,
  'the-picture-froze': thePictureFroze,
  'the-suitcase-came-later': theSuitcaseCameLater,
  'the-voice-after-midnight': theVoiceAfterMidnight,
  'theater-in-the-dark': theaterInTheDark,
  'toothache-on-tuesday': toothacheOnTuesday,
  'water-on-the-kitchen-floor': waterOnTheKitchenFloor,
  'when-the-order-is-late': whenTheOrderIsLate,
  'why-cats-land-on-their-feet': whyCatsLandOnTheirFeet,
  'why-popcorn-jumps': whyPopcornJumps,
  'your-flight-is-canceled': yourFlightIsCanceled,
});
