/** The kinds of English that our voices speak. The accent `GB` has British and Scottish voices, and a screen
 *  says which. */
export const VARIETIES = ['american', 'british', 'scottish'] as const;
type Variety = (typeof VARIETIES)[number];

export const SEXES = ['female', 'male'] as const;

/** The information on the voice of a clip that learners see. */
export interface Speaker {
  variety: Variety;
  sex: (typeof SEXES)[number];
}
