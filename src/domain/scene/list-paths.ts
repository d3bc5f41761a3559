import type { Scene } from './scene';

/** One way through a scene: the replies that were said, by turn, and the ending. */
export interface ScenePath {
  said: readonly { turn: string; reply: number }[];
  ending: string;
}

/** Every way through a scene.
 *  @throws Error naming the key that is neither a turn nor an ending, or the turn that comes twice on a way */
export function listPaths({ start, turns, endings }: Pick<Scene, 'start' | 'turns' | 'endings'>) {
  const paths: ScenePath[] = [];
  const walk = (key: string, said: ScenePath['said']): void => {
    if (Object.hasOwn(endings, key)) {
      paths.push({ said, ending: key });
      return;
    }
    const turn = Object.hasOwn(turns, key) ? turns[key] : undefined;
    if (!turn) throw new Error(`There is neither a turn nor an ending “${key}”.`);
    if (said.some((before) => before.turn === key)) throw new Error(`“${key}” comes twice.`);
    turn.replies.forEach(({ to }, reply) => {
      walk(to, [...said, { turn: key, reply }]);
    });
  };
  walk(start, []);
  return paths;
}
