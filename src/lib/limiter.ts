/** How long the line before a limiter may become. */
export interface Line {
  longest: number;
  /** What the next in line is refused with. */
  refuse: () => Error;
}

/** Runs at most `most` pieces of work at once; the others wait in line, first come first served. A line
 *  that is full refuses at once. */
export function createLimiter(
  most: number,
  line?: Line,
): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < most) running++;
    else if (line && waiting.length >= line.longest) throw line.refuse();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
