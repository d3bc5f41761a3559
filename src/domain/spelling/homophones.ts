/** Homophones, the groups of a line separated by dots; each word is in one group only. A word alone in its
 *  group has no homophone, although its letters could be read like another word's. */
const GROUPS = `
their there they're · to two too · your you're · its it's · one won · who's whose · knew new · know no
here hear · right write rite · hour our · buy by bye · eye i · for four fore · ate eight · be bee · sea see
wear where ware · weather whether · which witch · would wood · week weak · meet meat · piece peace
plain plane · pair pear pare · bare bear · son sun · some sum · hole whole · mail male
main mane · made maid · night knight · not knot · threw through · tail tale · steal steel · stair stare
sent cent scent · sale sail · road rode · read red · rain reign rein · principal principle · past passed
patients patience · allowed aloud · aunt ant · bored board · brake break · cell sell · cereal serial
chews choose · course coarse · dear deer · die dye · fair fare · feet feat · find fined · flour flower
great grate · guest guessed · hair hare · heal heel · he'll heal · higher hire · him hymn · i'll aisle isle
knows nose · lead led · lesson lessen · loan lone · mind mined · missed mist · morning mourning
none nun · or oar ore · paws pause · poor pour · pray prey · role roll · root route · sauce source
scene seen · seam seem · sew so sow · shore sure · sight site cite · soul sole · stationary stationery
suite sweet · thrown throne · tide tied · toe tow · vain vein · now · her · on · was · many · own · wake · walk · wait weight · waste waist
way weigh · we'll wheel · we've weave · wore war · wrap rap`;

const groupByWord = new Map<string, number>();
for (const [index, line] of GROUPS.split(/·|\n/).entries()) {
  for (const word of line.trim().split(' ')) groupByWord.set(word, index);
}

/** Whether two words, lower case, are listed homophones. */
export function areHomophones(a: string, b: string): boolean {
  const group = groupByWord.get(a);
  return a !== b && group !== undefined && group === groupByWord.get(b);
}

/** Whether a word, lower case, is in the list. */
export const hasHomophones = (word: string): boolean => groupByWord.has(word);
