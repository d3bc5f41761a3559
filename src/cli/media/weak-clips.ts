import type { UnitContent, UnitMedia } from '~/schemas/content';

/** Under this score our own scorer hears something other than the text. */
export const LOWEST_SELF_SCORE = 80;

/** A line for each clip that our scorer does not accept as its own text: the voice misread it, or
 *  the pronunciation that we expect is wrong. */
export function weakClips(unit: UnitContent, media: UnitMedia): string[] {
  return media.items.flatMap(({ kind, position, audio }) => {
    const { text } = (kind === 'WORD' ? unit.words : unit.sentences)[position - 1]!;
    return Object.entries(audio)
      .filter(([, clip]) => clip.selfScore < LOWEST_SELF_SCORE)
      .map(
        ([accent, clip]) =>
          `${unit.slug}  ${kind.toLowerCase()} ${position} ${accent}  ${clip.selfScore}  ${text}`,
      );
  });
}
