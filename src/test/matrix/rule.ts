import type { ErrorCode } from '~/schemas/error-codes';
import type { Player, World } from './world';

export type Who = 'visitor' | 'user' | 'vip' | 'admin';

/** Where an allowed call stands: the world, who calls, and a number that no other call has. */
export interface Scene {
  world: World;
  me: Player;
  turn: number;
}

type Input = Record<string, unknown>;

/** What the matrix must know of one call; everything else it derives. */
export interface Rule {
  /** The least that a caller must be. A user asked for is refused as LOGIN_USER_REQUIRED, a member as
   *  VIP_REQUIRED, an operator as FORBIDDEN. */
  who: Who;
  /** REST: where the anti-forgery token is expected. */
  token?: '_token' | 'X-Token';
  /** Changes nothing, whoever asks. */
  reads?: true;
  /** REST: takes forms with files. */
  multipart?: true;
  /** Input that succeeds, for whoever may call; prepares the world for it. */
  input?: (scene: Scene) => Input | Promise<Input>;
  /** What the business answers whoever may call, when that is a refusal in this world. */
  answer?: ErrorCode;
  /** The same with an id that belongs to somebody else, and the code that this gets; null when it
   *  succeeds and changes nothing. */
  theirs?: { input: (scene: Scene, owner: Player) => Input; code: ErrorCode | null };
  /** What one of two such requests at once may be refused as. */
  twice?: ErrorCode[];
}

/** Call → rule. A second rule of the same call has a note after a space: `lesson.open of a member`. */
export type Rules = Record<string, Rule>;

export const callOf = (key: string) => key.split(' ')[0] ?? key;

/** How a caller is refused; null when they may. */
export function refusalFor(who: Who, { name }: Player): ErrorCode | null {
  if (who === 'visitor') return null;
  if (name === 'visitor') return 'LOGIN_USER_REQUIRED';
  if (who === 'vip' && name !== 'vip') return 'VIP_REQUIRED';
  if (who === 'admin' && name !== 'admin') return 'FORBIDDEN';
  return null;
}
