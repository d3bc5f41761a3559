import type { Scene } from './scene';

/** Rounds of a scene, in which less and less of the replies is shown. */
export const ROUNDS = ['shown', 'hinted', 'meaning'] as const;
export type Round = (typeof ROUNDS)[number];

/** How a reply was given; `chosen` from the list, after the scorer had not recognised it twice. */
export type GivenBy = 'spoken' | 'typed' | 'chosen';

/** A reply that was given. */
export interface GivenReply {
  turn: string;
  reply: number;
  by: GivenBy;
}

/** A conversation as far as it has gone. */
export interface SceneSession {
  round: Round;
  /** Key of the present turn, or of the ending. */
  at: string;
  given: readonly GivenReply[];
}

export const beginScene = ({ start }: Pick<Scene, 'start'>, round: Round): SceneSession => ({
  round,
  at: start,
  given: [],
});

/** The session after a reply; the same where the conversation has ended or has no such reply. */
export function giveReply(
  { turns }: Pick<Scene, 'turns'>,
  session: SceneSession,
  reply: number,
  by: GivenBy,
): SceneSession {
  const next = turns[session.at]?.replies[reply];
  if (!next) return session;
  const { round, at, given } = session;
  return { round, at: next.to, given: [...given, { turn: at, reply, by }] };
}

/** The round after one; null after the last. */
export const nextRound = (round: Round): Round | null => ROUNDS[ROUNDS.indexOf(round) + 1] ?? null;
