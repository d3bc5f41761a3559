/** The share of light that a colour gives back, 0 (black) to 1 (white), as WCAG 2 defines it.
 *  @param colour `#rrggbb` */
export function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** How far two colours stand apart: 1 (the same) to 21 (black on white). WCAG 2 AA asks 4.5 of text, 3 of
 *  text from 24 px and of what a control is known by.
 *  @param one and other `#rrggbb`, in either order */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The colour that is seen where `over` covers `ground` by a share of 0 to 1, both `#rrggbb`. */
export function blend(ground: string, over: string, opacity: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => part(ground, at) * (1 - opacity) + part(over, at) * opacity);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
