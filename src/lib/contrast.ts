/** Relative luminance of a colour, 0 (black) to 1 (white), as WCAG 2 defines it.
 *  @param colour `#rrggbb` */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Contrast ratio of two colours, 1 (the same) to 21 (black on white). WCAG 2 AA requires 4.5 for text, 3 for
 *  text from 24 px and for user interface components.
 *  @param one and other `#rrggbb`, in either order */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Blends `over` onto `ground`, both `#rrggbb`, with an opacity of 0 to 1. */
export function blend(ground: string, over: string, opacity: number): string {
  const channel = (colour: string, start: number) =>
    Number.parseInt(colour.slice(start, start + 2), 16);
  const mixed = [1, 3, 5].map(
    (start) => channel(ground, start) * (1 - opacity) + channel(over, start) * opacity,
  );
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
