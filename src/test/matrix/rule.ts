import type { ErrorCode } from '~/schemas/error-codes';
import type { Fixture, TestUser } from './fixture';

export type RequiredAccess = 'visitor' | 'user' | 'member' | 'operator';

/** Where an allowed call stands: the world, who calls, and a number that no other call has. */
export interface MatrixScenario {
  fixture: Fixture;
  caller: TestUser;
  sequence: number;
}

type Input = Record<string, unknown>;

/** What the matrix must know of one call; everything else it derives. */
export interface Rule {
  /** The least that a caller must be. A user asked for is refused as LOGIN_USER_REQUIRED, a member as
   *  MEMBERSHIP_REQUIRED, an operator as FORBIDDEN. */
  requires: RequiredAccess;
  /** REST: where the anti-forgery token is expected. */
  token?: '_token' | 'X-Token';
  /** Changes nothing, whoever asks. */
  isReadOnly?: true;
  /** REST: takes forms with files. */
  multipart?: true;
  /** Input that succeeds, for whoever may call; prepares the world for it. */
  input?: (scene: MatrixScenario) => Input | Promise<Input>;
  /** What the business answers whoever may call, when that is a refusal in this world. */
  errorCode?: ErrorCode;
  /** The same with an id that belongs to somebody else, and the code that this gets; null when it
   *  succeeds and changes nothing. */
  othersInput?: {
    input: (scene: MatrixScenario, owner: TestUser) => Input;
    code: ErrorCode | null;
  };
  /** What one of two such requests at once may be refused as. */
  concurrentErrorCodes?: ErrorCode[];
}

/** Call → rule. A second rule of the same call has a note after a space: `lesson.open of a member`. */
export type Rules = Record<string, Rule>;

export const toCallName = (key: string) => key.split(' ')[0] ?? key;

/** How a caller is refused; null when they may. */
export function accessErrorFor(who: RequiredAccess, { name }: TestUser): ErrorCode | null {
  if (who === 'visitor') return null;
  if (name === 'visitor') return 'LOGIN_USER_REQUIRED';
  if (who === 'member' && name !== 'member') return 'MEMBERSHIP_REQUIRED';
  if (who === 'operator' && name !== 'operator') return 'FORBIDDEN';
  return null;
}
